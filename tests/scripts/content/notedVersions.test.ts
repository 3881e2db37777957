// Covers content-json, scripts, server, src.
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildContent } from '../../../scripts/content/buildContent';
import { main } from '../../../scripts/content/main';
import { changedTexts, textsOfFile } from '../../../scripts/content/translations/textsOfFile';
import { runCommand } from '../../helpers/runCommand';
import { all, copy, put, set, treeWith } from './badCase';
import { build, bytesOf, DATE, ORIGIN, type Tree, withTree } from './contentTree';

const GERMAN = 'de/pages/contact.json';
const ENGLISH = 'en/pages/contact.json';
const NOTED = 'originals/en/pages/contact.json';

const run = (root: string, ...args: string[]) => runCommand(main, root, '--date', DATE, ...args);

/** The English contact page as translated from the German one as it is without further changes. */
const translated = (tree: Tree) => {
  tree[`content-json/${NOTED}`] = structuredClone(tree[`content-json/${GERMAN}`] ?? '');
};

const staleAfter = async (...changes: ((tree: Tree) => void)[]) =>
  (await build(treeWith(translated, ...changes))).problems
    .filter(({ code }) => code === 'stale-translation')
    .map(({ message }) => message.replace(/^.*: /, ''));

describe('a translation is out of date', () => {
  it.each([
    ['whose words have changed', set(GERMAN, '/title', 'Fragen'), '/title'],
    [
      'that has further words',
      set(GERMAN, '/blocks', [{ type: 'text', paragraphs: ['Erstens.', 'Zweitens.'] }]),
      '/blocks/0/paragraphs/0, /blocks/0/paragraphs/1',
    ],
    ['that has no more words of a kind', set(NOTED, '/titleNavigation', 'Kontakt jetzt'), '/titleNavigation'],
    ['of which a picture is described otherwise', set(GERMAN, '/poster/alt', 'Ein Plakat.'), '/poster/alt'],
  ])('after an original %s', async (_, change, places) => {
    expect(await staleAfter(change)).toEqual([places]);
  });

  it.each([
    ['a place where a word may break', set(GERMAN, '/title', 'Kon\u00adtakt')],
    ['an address', set(GERMAN, '/formerPaths', ['/frag-uns/'])],
    ['a colour', set(GERMAN, '/theme', 'blue')],
    ['the order of fields', put(NOTED, '')],
  ])('not after a change of %s', async (_, change) => {
    const tree = treeWith(translated, change);
    if (tree[`content-json/${NOTED}`] === '') {
      const fields = Object.entries(tree[`content-json/${GERMAN}`] as Record<string, unknown>);
      tree[`content-json/${NOTED}`] = Object.fromEntries(fields.toReversed());
    }
    expect((await build(tree)).problems).toEqual([]);
  });

  it('also once both files were renamed', async () => {
    const rename = (locale: string) => (tree: Tree) => {
      const before = `content-json/${locale}/pages/contact.json`;
      const page = tree[before] as Record<string, unknown>;
      // A page of which the site needs none.
      tree[`content-json/${locale}/pages/ask.json`] = {
        ...page,
        path: `${String(page['path'])}ask/`,
        metaTitle: `Ask ${locale} – SFF`,
        formerPaths: [page['path']],
      };
    };
    const tree = treeWith(translated, set(GERMAN, '/title', 'Fragen'), rename('de'), rename('en'));
    tree['content-json/originals/en/pages/gone.json'] = tree[`content-json/${NOTED}`] ?? '';
    delete tree[`content-json/${NOTED}`];
    const { problems } = await build(tree);
    expect(problems.filter(({ code }) => code === 'stale-translation').map(({ file }) => file)).toContain(
      'content-json/en/pages/ask.json',
    );
  });

  it('in its global texts, by their keys', async () => {
    const noted = all(
      copy('de/texts.json', 'originals/en/texts.json'),
      set('de/texts.json', '/menu.label', 'Neu'),
    );
    expect((await build(treeWith(noted))).problems).toMatchObject([
      {
        code: 'stale-translation',
        file: 'content-json/en/texts.json',
        message: expect.stringMatching(/: \/menu\.label$/),
      },
    ]);
  });

  it('and not in keys that are new or gone, which are noted by themselves', async () => {
    const tree = treeWith(
      copy('de/texts.json', 'originals/en/texts.json'),
      set('originals/en/texts.json', '/menu.label', undefined),
      set('originals/en/texts.json', '/menu.gone', 'Fort'),
    );
    const { problems, noted } = await build(tree);
    expect(problems).toEqual([]);
    expect(noted?.missing.map(({ file }) => file)).toContain('originals/en/texts.json');
    await withTree({ ...tree, 'package.json': '{ "type": "module" }' }, async (root) => {
      expect((await run(root)).status).toBe(0);
      const file = await readFile(path.join(root, 'content-json/originals/en/texts.json'), 'utf8');
      expect(JSON.parse(file)).toEqual(tree['content-json/de/texts.json']);
    });
  });

  it('which stops a build that asks for it', async () => {
    await withTree(treeWith(translated, set(GERMAN, '/title', 'Fragen')), async (root) => {
      const options = { contentDir: 'content-json', origin: ORIGIN, date: DATE, root };
      const [tolerant, strict] = [
        await buildContent(options),
        await buildContent({ ...options, isStaleWrong: true }),
      ];
      expect([tolerant.index !== undefined, strict.index !== undefined]).toEqual([true, false]);
      expect(strict.problems).toMatchObject([{ code: 'stale-translation', severity: 'error' }]);
    });
  });

  it('alike with what earlier runs have found out', async () => {
    await withTree(treeWith(translated), async (root) => {
      const once = async () => {
        const options = { contentDir: 'content-json', origin: ORIGIN, date: DATE, root, cacheDir: '.cache' };
        return (await buildContent(options)).problems.map(({ code }) => code);
      };
      expect([await once(), await once()]).toEqual([[], []]);
      const german = path.join(root, 'content-json', GERMAN);
      const text = await readFile(german, 'utf8');
      await writeFile(german, text.replace('"title": "Kontakt"', '"title": "Fragen"'));
      expect([await once(), await once()]).toEqual([['stale-translation'], ['stale-translation']]);
    });
  });
});

it('names where words were that are only moved', () => {
  const files = [
    { blocks: [{ type: 'text', paragraphs: ['A', 'B'] }] },
    { blocks: [{ type: 'text', paragraphs: ['B', 'A'] }] },
  ];
  const [before = [], now = []] = files.map((file) => textsOfFile('pages', file));
  expect(changedTexts(before, now)).toEqual(['/blocks/0/paragraphs/0', '/blocks/0/paragraphs/1']);
});

describe('npm run content', () => {
  const project: Tree = { ...treeWith(), 'package.json': '{ "type": "module" }' };

  it('notes the version of a new translation, follows moved and deleted ones, and says with --check that it would', async () => {
    await withTree(project, async (root) => {
      const content = path.join(root, 'content-json');
      expect((await run(root)).stdout).toMatch(
        /\d+ files of content-json\/originals now follow the translations/,
      );
      expect(await readFile(path.join(content, NOTED), 'utf8')).toBe(
        bytesOf(project[`content-json/${GERMAN}`]),
      );
      expect(await run(root, '--check')).toMatchObject({ status: 0, stderr: '' });

      await rm(path.join(content, 'en/press/klanghaus.json'));
      const checked = await run(root, '--check');
      expect(checked.status).toBe(1);
      expect(checked.stderr).toContain(
        'content-json/originals/en/press/klanghaus.json is out of date, because a translation',
      );
      expect((await run(root)).status).toBe(0);
      await expect(readFile(path.join(content, 'originals/en/press/klanghaus.json'))).rejects.toThrow(
        'ENOENT',
      );
    });
  });

  it('waits with drafts until they are finished', async () => {
    const draft = treeWith(
      set('de/press/klanghaus.json', '/draft', true),
      set('en/press/klanghaus.json', '/draft', true),
    );
    const { noted } = await build(draft);
    const files = noted?.missing.map(({ file }) => file);
    expect(files).toContain(NOTED);
    expect(files).not.toContain('originals/en/press/klanghaus.json');
  });

  it('notes what was translated anew, and only of translations', async () => {
    const tree = { ...project, [`content-json/${NOTED}`]: { title: 'Vorher' } };
    await withTree(tree, async (root) => {
      expect((await run(root)).stderr).toContain('has changed since this was translated');
      const file = `content-json/${ENGLISH}`;
      const { status, stdout, stderr } = await run(root, '--translated', file);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain(`content-json/${NOTED} was written: commit it with the translation.`);
      for (const wrong of [`content-json/${GERMAN}`, 'content-json/en/pages/nowhere.json', 'package.json']) {
        const refused = await run(root, '--translated', wrong);
        expect([refused.status, refused.stderr]).toEqual([
          1,
          expect.stringContaining(`--translated is "${wrong}"`),
        ]);
      }
    });
  });
});

it('is committed as npm run content writes it', async () => {
  const root = path.resolve(__dirname, '../../..');
  const { noted } = await buildContent({ contentDir: 'content-json', origin: ORIGIN, date: DATE, root });
  expect([noted?.missing.map(({ file }) => file), noted?.gone]).toEqual([[], []]);
});
