/** @jest-environment node */
// Covers content-json, docs/blocks, scripts/content, scripts/fonts, scripts/images, stories/compose.
import { fileText } from '../../../scripts/content/fileText';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importsIn, loadedFrom } from '../../../scripts/check/moduleGraph';
import { isModule, readTree } from '../../../scripts/check/tree';
import type { Kind } from '../../../src/content/types';
import { main } from '../../../scripts/content/main';
import { CONTENT_FILES } from '../../helpers/contentFiles';
import { runCommand } from '../../helpers/runCommand';
import { insertAt, type Json, type JsonObject, moveAt, setAt } from '../../../stories/compose/model/json';
import { checkPage, openPage, readLibrary } from '../../../stories/compose/model/library';
import {
  fileName,
  languagesOf,
  newPage,
  type Page,
  renamed,
  translated,
} from '../../../stories/compose/model/page';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const DATE = '2026-11-21';
const LIBRARY = readLibrary(CONTENT_FILES);
/** A project with a copy of the content. */
const root = temporaryFolder();

beforeAll(() => cpSync('content-json', path.join(root, 'content-json'), { recursive: true }));

const edited = (page: Page, locale: 'de' | 'en', change: (file: Json) => Json): Page => ({
  ...page,
  files: { ...page.files, [locale]: change(page.files[locale] ?? {}) as JsonObject },
});

const withValues = (values: Record<string, Json>) => (file: Json) =>
  Object.entries(values).reduce((all, [name, value]) => setAt(all, [name], value), file);

function composedNews(): Page {
  const start = renamed(newPage('news', 'new-page'), 'herbstfest');
  const german = edited(
    start,
    'de',
    withValues({
      metaTitle: 'Herbstfest in Hamburg – SFF',
      metaDescription:
        'Das Haus in Hamburg lädt Nachbarn zum Herbstfest ein: ein Abend mit Druckpresse, Suppe und Musik.',
      title: 'Herbst\u00adfest',
      date: '2026-10-02',
      poster: { motif: 'lamp', set: 'lime', alt: 'Plakat: eine Lampe, deren Licht auf den Tisch fällt.' },
      links: ['hamburg'],
      blocks: [
        { type: 'quote', text: 'Die Suppe war gut.', attribution: 'Nachbarin' },
        { type: 'text', paragraphs: ['Das [Haus in Hamburg](page:hamburg) war offen.'] },
      ],
    }),
  );
  const ordered = edited(german, 'de', (file) => moveAt(file, ['blocks'], 1, 0));
  return edited(
    translated(ordered, 'en'),
    'en',
    withValues({
      metaTitle: 'Autumn party in Hamburg – SFF',
      metaDescription:
        'The house in Hamburg invites its neighbours to an autumn party: one evening with a press, soup and music.',
      title: 'Autumn party',
    }),
  );
}

function composedCase(): Page {
  const copy = renamed(openPage(LIBRARY, { kind: 'cases', id: CASE_ID }), 'probestueck');
  const titled = languagesOf(copy).reduce(
    (page, locale) =>
      edited(
        page,
        locale,
        withValues({
          metaTitle: `Probestück ${locale} – SFF`,
          nextCase: CASE_ID,
        }),
      ),
    copy,
  );
  return edited(titled, 'de', (file) =>
    insertAt(file, ['blocks'], 1, { type: 'faq', items: [{ question: 'Warum?', answer: 'Darum.' }] }),
  );
}

const CASE_ID = Object.keys(CONTENT_FILES)
  .flatMap((file) => /^content-json\/de\/cases\/(.+)\.json$/.exec(file)?.[1] ?? [])
  .toSorted()[0] as string;

it('writes files that npm run content takes as they are', async () => {
  for (const page of [composedNews(), composedCase()]) {
    for (const locale of languagesOf(page)) {
      const file = path.join(root, fileName(page, locale));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, fileText(page.files[locale] ?? {}));
    }
    expect(checkPage(LIBRARY, page, DATE).problems.filter(({ severity }) => severity === 'error')).toEqual(
      [],
    );
  }
  const { status, stderr, stdout } = await runCommand(main, root, '--date', DATE);
  expect(stderr.split('\n').filter((line) => line.includes('  error  '))).toEqual([]);
  expect(stdout).toMatch(/\d+ pages/);
  expect(status).toBe(0);
});

it('says about a broken page what npm run content says, word for word', async () => {
  const kind: Kind = 'news';
  const page = edited(
    newPage(kind, 'kaputt'),
    'de',
    withValues({ title: 'Kaputt', date: '2026-02-30', theme: 'pink' }),
  );
  const file = path.join(root, fileName(page, 'de'));
  writeFileSync(file, fileText(page.files.de ?? {}));
  const { status, stderr } = await runCommand(main, root, '--date', DATE);
  rmSync(file);
  const said = stderr.split('\n').filter((line) => line.includes('  error  '));
  const shown = checkPage(LIBRARY, page, DATE)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ file: name, line, column, severity, pointer, message, fix }) =>
      [`${name}:${line}:${column}`, severity, pointer, `${message} - ${fix}`].join('  '),
    );
  expect(status).toBe(1);
  expect(shown).toEqual(said);
  expect(shown.length).toBeGreaterThan(4);
});

it('needs nothing that a browser does not have', () => {
  const tree = readTree(process.cwd());
  const entries = ['stories/compose/ComposePage.tsx', 'stories/compose/preview/PreviewFrame.tsx'];
  const reached = [...loadedFrom(tree, entries).keys()];
  const builtIn = reached
    .filter((file) => isModule(file) && tree.has(file))
    .flatMap((file) => importsIn(tree, file).packages)
    .filter(({ name, isType }) => !isType && name.startsWith('node:'));
  expect(builtIn.map(({ from, name }) => `${from} needs ${name}`)).toEqual([]);
  expect(reached).toContain('scripts/content/checkContent.ts');
  expect(reached).toContain('scripts/images/poster.ts');
});
