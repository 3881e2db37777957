// Covers scripts/composer, scripts/content, stories/compose.
import fs, { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SaveRequest } from '../../../scripts/composer/protocol';
import { savePage } from '../../../scripts/composer/savePage';
import { PutBackError, writeFiles } from '../../../scripts/lib/writeFiles';
import { buildContent } from '../../../scripts/content/buildContent';
import { fileText } from '../../../scripts/content/fileText';
import { readBuildOptions } from '../../../scripts/lib/args';
import { temporaryFolder } from '../../helpers/temporaryFolder';
import { baseTree, bytesOf } from '../content/contentTree';

const GERMAN = 'content-json/de/pages/contact.json';
const ENGLISH = 'content-json/en/pages/contact.json';
let root = '';

beforeEach(() => {
  root = temporaryFolder();
  for (const [name, content] of Object.entries(baseTree())) {
    if (!name.startsWith('content-json/')) continue;
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytesOf(content));
  }
});

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const valueOf = (file: string) => JSON.parse(read(file)) as Record<string, unknown>;

/** A request to save the "contact" page with changed values, as if opened from disk. */
function contact(german: Record<string, unknown>, english: Record<string, unknown> = {}): SaveRequest {
  return {
    kind: 'pages',
    id: 'contact',
    files: [
      { locale: 'de', value: { ...valueOf(GERMAN), ...german }, known: read(GERMAN) },
      { locale: 'en', value: { ...valueOf(ENGLISH), ...english }, known: read(ENGLISH) },
    ],
  };
}

it('shows what would be written, and writes nothing', async () => {
  const before = read(GERMAN);
  const answer = await savePage(root, contact({ lead: 'Anders.' }), false);
  expect(answer).toMatchObject({ state: 'ready', changes: [{ file: GERMAN, before }] });
  expect(answer.state === 'ready' && answer.changes[0]?.after).toContain('"lead": "Anders."');
  expect(read(GERMAN)).toBe(before);
});

it('keeps the line breaks of a file, so that only what has changed differs', async () => {
  const inCrlf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`.replaceAll('\n', '\r\n');
  const value = valueOf(GERMAN);
  writeFileSync(path.join(root, GERMAN), inCrlf(value));
  writeFileSync(path.join(root, ENGLISH), fileText(valueOf(ENGLISH)));
  expect(await savePage(root, contact({}), false)).toMatchObject({ state: 'ready', changes: [] });
  expect(await savePage(root, contact({ lead: 'Anders.' }), true)).toMatchObject({ state: 'saved' });
  expect(read(GERMAN)).toBe(inCrlf({ ...value, lead: 'Anders.' }));
});

it('writes both languages in the form of the content files, and leaves nothing beside them', async () => {
  const request = contact({ lead: 'Anders.' }, { lead: 'Different.' });
  const names = readdirSync(path.join(root, 'content-json/de/pages'));
  expect(await savePage(root, request, true)).toMatchObject({
    state: 'saved',
    changes: [{ file: GERMAN }, { file: ENGLISH }],
  });
  expect(read(GERMAN)).toBe(fileText(request.files[0]?.value));
  expect(read(ENGLISH)).toBe(fileText(request.files[1]?.value));
  expect(readdirSync(path.join(root, 'content-json/de/pages'))).toEqual(names);
});

it('writes a new page and takes one off', async () => {
  const { path: _, ...rest } = valueOf('content-json/de/news/trainees.json');
  const value = {
    ...rest,
    // With the other page's poster, the two could not be told apart, and it would be rejected.
    poster: {
      motif: 'cups',
      set: 'lime',
      alt: 'Plakat: Suppentassen in zwei Farben, schachbrettartig gestellt.',
    },
    metaTitle: 'Herbstfest in Hamburg – SFF',
    metaDescription:
      'Das Haus in Hamburg lädt Nachbarn zum Herbstfest ein: ein Abend mit Druckpresse, Suppe und Musik.',
  };
  const file = 'content-json/de/news/herbstfest.json';
  const request = (known: string | null, next: typeof value | null): SaveRequest => ({
    kind: 'news',
    id: 'herbstfest',
    files: [{ locale: 'de', value: next, known }],
  });
  expect(await savePage(root, request(null, value), true)).toMatchObject({
    state: 'saved',
    changes: [{ file, before: null }],
  });
  expect(valueOf(file)).toEqual(value);
  expect(await savePage(root, request(read(file), null), true)).toMatchObject({
    state: 'saved',
    changes: [{ file, after: null }],
  });
  expect(() => read(file)).toThrow(/ENOENT/);
});

it('refuses what npm run content refuses, in its words, and leaves both files alone', async () => {
  const request = contact(
    { title: '', theme: 'pink', blocks: [{ type: 'text', paragraphs: ['[Weg](page:nirgends)'] }] },
    { lead: 'Fine.' },
  );
  const before = [read(GERMAN), read(ENGLISH)];
  const answer = await savePage(root, request, true);
  expect([read(GERMAN), read(ENGLISH)]).toEqual(before);
  writeFileSync(path.join(root, GERMAN), fileText(request.files[0]?.value));
  writeFileSync(path.join(root, ENGLISH), fileText(request.files[1]?.value));
  const { origin, date } = readBuildOptions({}, process.env, new Date());
  const { problems } = await buildContent({ contentDir: 'content-json', origin, date, root });
  const own = (file: string) =>
    file.replace(`${path.relative(process.cwd(), root)}/`, '').replace(`${root}/`, '');
  expect(answer).toMatchObject({ state: 'invalid' });
  if (answer.state !== 'invalid') return;
  expect(answer.problems.map(({ file, line, message }) => [file, line, message])).toEqual(
    problems.map(({ file, line, message }) => [own(file), line, message]),
  );
  expect(answer.problems.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(2);
});

it('refuses a page whose file was changed on the disk since, and shows how it is now', async () => {
  const request = contact({ lead: 'Anders.' }, { lead: 'Different.' });
  const known = read(ENGLISH);
  const now = fileText({ ...valueOf(ENGLISH), lead: 'Somebody was faster.' });
  writeFileSync(path.join(root, ENGLISH), now);
  expect(await savePage(root, request, true)).toEqual({
    state: 'stale',
    changes: [{ file: ENGLISH, before: known, after: now }],
  });
  expect(read(GERMAN)).toBe(request.files[0]?.known);
});

it('refuses to overwrite a file that nobody has opened', async () => {
  const value = { ...valueOf(GERMAN), lead: 'Anders.' };
  const request: SaveRequest = {
    kind: 'pages',
    id: 'contact',
    files: [{ locale: 'de', value, known: null }],
  };
  expect(await savePage(root, request, true)).toMatchObject({
    state: 'stale',
    changes: [{ file: GERMAN, before: null }],
  });
});

it.each(['../../../package', 'a/b', 'About', '', '.hidden', 'a--b'])(
  'does not take "%s" for a file name',
  async (id) => {
    const answer = await savePage(
      root,
      { kind: 'pages', id, files: [{ locale: 'de', value: {}, known: null }] },
      true,
    );
    expect(answer).toMatchObject({ state: 'refused', reason: expect.stringContaining('is not a file name') });
  },
);

it('follows no link out of the content', async () => {
  const elsewhere = path.join(root, 'elsewhere');
  mkdirSync(elsewhere);
  rmSync(path.join(root, 'content-json/de/news'), { recursive: true });
  symlinkSync(elsewhere, path.join(root, 'content-json/de/news'));
  const answer = await savePage(
    root,
    { kind: 'news', id: 'neu', files: [{ locale: 'de', value: {}, known: null }] },
    true,
  );
  expect(answer).toMatchObject({ state: 'refused', reason: expect.stringContaining('a symbolic link') });
  expect(readdirSync(elsewhere)).toEqual([]);
});

it('puts the first file back when the second cannot be written', async () => {
  const [first, second, third] = ['one.json', 'two.json', 'three.json'].map((name) =>
    path.join(root, name),
  ) as [string, string, string];
  writeFileSync(first, 'old');
  mkdirSync(path.join(second, 'in-the-way'), { recursive: true });
  const writes = [
    { absolute: first, before: 'old', after: 'new' },
    { absolute: third, before: null, after: 'new' },
    { absolute: second, before: null, after: 'new' },
  ];
  await expect(writeFiles(writes)).rejects.toThrow(/two\.json/);
  expect(readFileSync(first, 'utf8')).toBe('old');
  expect(readdirSync(root).toSorted()).toEqual(['content-json', 'one.json', 'two.json']);
});

it('keeps the old text, and says where it lies, when a file cannot be put back either', async () => {
  const [first, second] = ['one.json', 'two.json'].map((name) => path.join(root, name)) as [string, string];
  writeFileSync(first, 'old');
  const rename = fs.renameSync;
  let renames = 0;
  const spy = jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    renames += 1;
    if (renames > 1) throw new Error('the disk is gone');
    rename(from, to);
  });
  const failure = await writeFiles([
    { absolute: first, before: 'old', after: 'new' },
    { absolute: second, before: null, after: 'new' },
  ]).catch((error: unknown) => error);
  spy.mockRestore();
  expect(failure).toBeInstanceOf(PutBackError);
  const place = /its previous content is in ([^)]+)\)/.exec((failure as Error).message)?.[1] ?? '';
  expect(readFileSync(place, 'utf8')).toBe('old');
  expect(readdirSync(root).toSorted()).toEqual(['content-json', path.basename(place), 'one.json'].toSorted());
});
