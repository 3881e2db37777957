/** @jest-environment node */
import path from 'node:path';
import { fileText } from '../../../scripts/content/fileText';
import { readMedia } from '../../../scripts/content/media/readMedia';
import { createMedia } from '../../../scripts/content/resolve/collectMedia';
import { buildSite } from '../../../scripts/content/buildSite';
import { createSourceSet } from '../../../scripts/content/sourceSet';
import { LOCALE_CODES } from '../../../src/content/locales';
import { KIND_NAMES } from '../../../src/content/kinds';
import { FILE_SCHEMAS } from '../../../src/content/schema/fileSchemas';
import type { Schema } from '../../../src/content/schema/schemaShape';
import { CONTENT_FILES } from '../../helpers/contentFiles';
import { controlOf } from '../../../stories/compose/model/controls';
import { insertAt, type Json, setAt } from '../../../stories/compose/model/json';
import { checkPage, knownPages, openPage, readLibrary } from '../../../stories/compose/model/library';
import {
  fileName,
  languagesOf,
  newPage,
  type Page,
  renamed,
  translated,
  withoutLanguage,
} from '../../../stories/compose/model/page';
import { previewPage } from '../../../stories/compose/preview/previewPage';

const LIBRARY = readLibrary(CONTENT_FILES);
const DATE = '2026-11-21';
const KNOWN = knownPages(createSourceSet(LIBRARY.sources, 'content-json'));

const withFile = (page: Page, change: (file: Json) => Json): Page => ({
  ...page,
  files: { ...page.files, de: change(page.files.de ?? {}) as NonNullable<Page['files']['de']> },
});

it('opens every page of the site and gives its files back byte for byte', () => {
  const opened = KNOWN.flatMap((known) => {
    const page = openPage(LIBRARY, known);
    return languagesOf(page).map((locale) => [fileName(page, locale), fileText(page.files[locale] ?? {})]);
  });
  const { pages } = createSourceSet(LIBRARY.sources, 'content-json');
  expect(opened).toHaveLength(pages.length);
  for (const [file, text] of opened) expect([file, text]).toEqual([file, CONTENT_FILES[file ?? '']]);
});

it('finds nothing wrong with a page that the site has already', () => {
  expect(checkPage(LIBRARY, openPage(LIBRARY, { kind: 'pages', id: 'about' }), DATE).problems).toEqual([]);
});

it('finds what breaks when saving takes away a language', () => {
  const page = openPage(LIBRARY, { kind: 'pages', id: 'contact' });
  const german = withoutLanguage(page, 'en');
  expect(checkPage(LIBRARY, german, DATE).problems).toEqual([]);
  const broken = checkPage(LIBRARY, german, DATE, [fileName(page, 'en')]).problems;
  expect(broken.length).toBeGreaterThan(0);
});

it('shows every page of the site as the build prints it', async () => {
  const mediaIndex = await readMedia(path.resolve(__dirname, '../../../content-json'));
  const set = createSourceSet(LIBRARY.sources, 'content-json');
  const settings = {
    origin: 'https://www.sff.example',
    date: DATE,
    usedByApp: { has: () => true },
    mediaIndex,
  };
  const { routes } = buildSite(set, settings).site;
  const checked = checkPage(LIBRARY, openPage(LIBRARY, { kind: 'pages', id: 'home' }), DATE);
  for (const { kind, id } of KNOWN) {
    const page = openPage(LIBRARY, { kind, id });
    for (const locale of languagesOf(page)) {
      const built = routes.find(
        ({ contentFile, template }) =>
          contentFile === fileName(page, locale) &&
          (template === 'jobApplication') === (kind === 'applications'),
      );
      const shown = previewPage(checked, page, {
        locale,
        date: DATE,
        media: createMedia({ index: mediaIndex }),
      });
      // A preview has no query data, and so no words by which jobs are searched.
      const text = JSON.stringify(built?.page.content).replace(/"words":"[0-9a-f]{10}"/, '"words":""');
      expect(shown?.page.content).toEqual(JSON.parse(text));
    }
  }
});

it.each(KIND_NAMES)('has a control for every field of %s', (kind) => {
  const seen: string[] = [];
  const walk = (schema: Schema): void => {
    const control = controlOf(schema);
    seen.push(control.type);
    if (control.type === 'object') Object.values(control.fields).forEach(walk);
    if (control.type === 'list') walk(control.element);
    if (control.type === 'union') control.names.forEach((name) => walk(control.memberOf(name) as Schema));
  };
  walk(FILE_SCHEMAS[kind]);
  expect(seen.length).toBeGreaterThan(5);
});

it.each(KIND_NAMES)('shows a new page of %s before anything is filled in', (kind) => {
  const page = translated(newPage(kind, kind === 'jobs' ? '9999' : 'probe'), 'en');
  const checked = checkPage(LIBRARY, page, DATE);
  expect(checked.problems.length).toBeGreaterThan(0);
  for (const locale of LOCALE_CODES) {
    expect(
      previewPage(checked, page, { locale, date: DATE, media: createMedia() })?.page.context.locale,
    ).toBe(locale);
  }
});

it('shows a page whose link leads nowhere, with the words of the link', () => {
  const broken = withFile(openPage(LIBRARY, { kind: 'pages', id: 'about' }), (file) =>
    insertAt(file, ['blocks'], 0, { type: 'text', paragraphs: ['Siehe [nebenan](page:nirgends).'] }),
  );
  const checked = checkPage(LIBRARY, broken, DATE);
  expect(checked.problems).toMatchObject([{ code: 'dangling-link', pointer: '/blocks/0/paragraphs/0' }]);
  const shown = previewPage(checked, broken, { locale: 'de', date: DATE, media: createMedia() });
  expect(shown?.page.content).toMatchObject({
    blocks: expect.arrayContaining([expect.objectContaining({ paragraphs: [['Siehe nebenan.']] })]),
  });
});

it('says in which other files a page that is gone under its name is missed', () => {
  const page = withFile(openPage(LIBRARY, { kind: 'pages', id: 'contact' }), (file) =>
    setAt(file, ['path'], '/jobs/'),
  );
  const { problems } = checkPage(LIBRARY, page, DATE);
  expect(problems.map(({ code }) => code)).toContain('duplicate-path');
});

it('gives a renamed page the address that follows from its name, and leaves one that was chosen', () => {
  const pageAt = (address: string) =>
    withFile(newPage('news', 'erste'), (file) => setAt(file, ['path'], address));
  expect(renamed(pageAt('/news/erste/'), 'zweite').files.de).not.toHaveProperty('path');
  expect(renamed(pageAt('/anders/'), 'zweite').files.de?.['path']).toBe('/anders/');
});

it.each(KIND_NAMES)('writes no address into a new page of %s or its translation', (kind) => {
  const { files } = translated(newPage(kind, kind === 'jobs' ? '9999' : 'probe'), 'en');
  for (const file of [files.de, files.en]) expect(file).not.toHaveProperty('path');
});
