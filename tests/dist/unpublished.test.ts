// Covers scripts/content, scripts/output, scripts/build.ts.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { filesBelow } from '../../scripts/lib/filesBelow';
import { shrinkContent } from '../../scripts/testbed/pruneContent';
import { buildContent } from '../helpers/buildContent';
import { ROOT } from '../helpers/builtSite';
import { startListening } from '../server/listeningServer';

/** A word in titles, texts, addresses and names of unpublished pages, and nowhere else. */
const MARK = 'zwiebelfisch';

/** The word in any spelling, also hyphenated. */
const MARK_PATTERN = /zwiebel[\u00ad-]?fisch/i;

const SCHEDULED = { publishAt: '2026-12-01T09:00' };

const folder = mkdtempSync(path.join(tmpdir(), 'sff-unpublished-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Json = Record<string, unknown>;

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

const KINDS = ['cases', 'events', 'jobs', 'locations', 'news', 'press', 'units'];

/** Folders of a kind, in each language that has it. */
const foldersOf = (content: string, kind: string): string[] =>
  ['de', 'en'].map((locale) => path.join(content, locale, kind)).filter((dir) => existsSync(dir));

/** The first pages of a kind that exist in all its languages. */
function firstOf(content: string, kind: string, count: number): string[] {
  const names = foldersOf(content, kind).map((dir) => readdirSync(dir));
  const shared = (names[0] ?? []).filter((name) => names.every((all) => all.includes(name)));
  return shared.toSorted().slice(0, count);
}

/** Writes a small site, adding copies of the first page of each kind that are not yet or no longer published. */
async function writeContent(name: string, hidden: readonly Json[]): Promise<string> {
  const source = path.join(ROOT, 'content-json');
  const to = path.join(folder, name);
  rmSync(to, { recursive: true, force: true });
  cpSync(source, to, { recursive: true });
  const named = KINDS.flatMap((kind) =>
    firstOf(source, kind, kind === 'cases' ? 2 : 1).map((file) => `${kind}/${path.basename(file, '.json')}`),
  );
  // Small, because it is rendered in three formats for each place that shows it.
  const photograph = sharp(path.join(to, 'media/gruenspan/kirschsaft.jpg')).resize(1600);
  await photograph.toFile(path.join(to, `media/${MARK}.jpg`));
  await shrinkContent(to, named);
  for (const [index, fields] of hidden.entries()) {
    for (const kind of ['press', 'cases', 'news', 'events'])
      add(to, kind, `${MARK}-${kind}-${index}`, fields);
    if ('expiresAt' in fields) continue;
    const number = String(9100 + index);
    const slug = `${MARK}-${number}`;
    add(to, 'jobs', number, { ...fields, slug, formerSlugs: [`alt-${slug}`], publishedAt: '2026-12-01' });
  }
  return to;
}

/** A poster unlike any other: it shows letters of the hash of a page's id, which differ from page to page. */
const ownPoster = (id: string): Json => {
  const hash = hashOf(id);
  return { motif: 'type', set: 'lime', text: hash.slice(0, 6).toUpperCase() };
};

/** Adds a page in each language of its kind: a copy of the first one, with the mark. */
function add(content: string, kind: string, id: string, fields: Json): void {
  const [first = ''] = firstOf(path.join(ROOT, 'content-json'), kind, 1);
  for (const dir of foldersOf(content, kind)) {
    const locale = path.basename(path.dirname(dir));
    const page = JSON.parse(readFileSync(path.join(dir, first), 'utf8')) as Json;
    const { path: _, poster: __, ...rest } = page;
    const marked = {
      ...rest,
      ...fields,
      ...(kind === 'events' ? { path: `${locale === 'en' ? '/en' : ''}/${id}/` } : {}),
      title: `${MARK} ${id}`,
      metaTitle: `${MARK} ${kind} ${id} – SFF`,
      metaDescription: `${MARK}: ${String(page['metaDescription'])}`.slice(0, 150),
      poster: {
        // The picture of a case is a photograph, whose file name has the mark.
        ...(kind === 'cases' ? { file: `${MARK}.jpg`, credit: MARK } : ownPoster(id)),
        alt: `${locale === 'en' ? 'Poster' : 'Plakat'}: ${MARK}.`,
      },
    };
    writeFileSync(path.join(dir, `${id}.json`), JSON.stringify(marked, null, 2));
  }
}

/** Builds content into one of the folders, at a minute. Returns what was printed. */
const build = (from: string, out: string, date: string): string =>
  buildContent(from, path.join(folder, out), '--date', date);

function filesOf(out: string): Map<string, Buffer> {
  const dir = path.resolve(folder, out);
  return new Map(filesBelow(dir).map((name) => [name, readFileSync(path.join(dir, name))]));
}

function textOf(name: string, bytes: Buffer): string {
  if (name.endsWith('.br')) return brotliDecompressSync(bytes).toString('utf8');
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Files with the mark in their name or text. */
const markedIn = (out: string): string[] =>
  [...filesOf(out)]
    .filter(([name, bytes]) => MARK_PATTERN.test(`${name}\n${textOf(name, bytes)}`))
    .map(([name]) => name);

/**
 * Generated source files belong to the project's own content, whatever content is built. With hashes, because Jest
 * compares the bytes of buffers one by one, which takes seconds.
 */
const generatedFiles = () =>
  [...filesOf(path.join(ROOT, 'src/generated'))].map(([name, bytes]) => [name, hashOf(bytes)]);
const generated = generatedFiles();

const HIDDEN = [{ draft: true }, SCHEDULED];

/** The site before it ever had a page with the mark. */
let plain: Map<string, Buffer>;
/** What the build of published pages printed, and the files that then had the mark. */
let published: { printed: string; shown: string[]; server: string[] };
let content: string;

// One folder for all builds: each finds the files of the one before, as a server does.
beforeAll(async () => {
  build(await writeContent('content', []), 'site', '2026-12-01T08:59');
  plain = filesOf('site');

  content = await writeContent('content', [...HIDDEN, { expiresAt: '2026-12-05' }]);
  const printed = build(content, 'site', '2026-12-01T09:00');
  published = { printed, shown: markedIn('site'), server: markedIn('site-server') };

  await writeContent('content', [...HIDDEN, { expiresAt: '2026-11-20' }]);
  build(content, 'site', '2026-12-01T08:59');
}, 600_000);

it('leaves nothing of a page that is not published in any file, also not after it was there', () => {
  const { printed, shown, server } = published;
  expect(printed).toContain('Sunday 6 December 00:00: 1 case is taken off');
  expect(printed).toContain('5 drafts are left out.');
  // Published pages are found by the same search, which proves that it works.
  expect(shown).toEqual(
    expect.arrayContaining([
      `work/${MARK}-cases-1/index.html`,
      `en/work/${MARK}-cases-1/index.html.br`,
      `page-data/presse/${MARK}-press-2/page-data.json`,
      `${MARK}-events-2/event.ics`,
      'sitemap.xml',
      'jobs/feed.xml',
      '_redirects',
    ]),
  );
  expect(shown.filter((name) => name.includes('-0/'))).toEqual([]);
  expect(
    shown.filter((name) => /^assets\/img\/zwiebelfisch-\d+\.\w+\.(?:avif|webp|jpg)$/.test(name)).length,
  ).toBeGreaterThan(10);
  expect(server).toEqual(['site.json']);

  expect(markedIn('site')).toEqual([]);
  expect(markedIn('site-server')).toEqual([]);
  // Pictures contain no text: the files must be identical to those of a site that never had these pages.
  const site = filesOf('site');
  expect([...site.keys()]).toEqual([...plain.keys()]);
  const changed = [...site].filter(([name, bytes]) => !plain.get(name)?.equals(bytes));
  expect(changed.map(([name]) => name)).toEqual([]);
  expect(generatedFiles()).toEqual(generated);
});

it('shows in a preview what is not published, marks every page, and says what differs', async () => {
  const [out, before] = [path.join(folder, 'preview'), path.join(folder, 'before')];
  // The site has a page that is no longer in the preview.
  const gone = `presse/${MARK}-weg`;
  cpSync(path.join(folder, 'site'), before, { recursive: true });
  mkdirSync(path.join(before, gone));
  writeFileSync(path.join(before, gone, 'index.html'), '<title>Abgesagt</title><main>Weg.</main>');
  const program = ['--import', 'tsx', 'scripts/preview/main.ts', '--no-serve'];
  const options = ['--content', content, '--out', out, '--compare', before, '--date', '2026-12-01T08:59'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  expect(generatedFiles()).toEqual(generated);

  const files = filesOf('preview');
  const pages = [...files].filter(([name]) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(50);
  const unmarked = pages.filter(([, html]) => {
    const text = html.toString('utf8');
    return (
      !text.includes('<aside class="preview-mark"') || !text.includes('<meta name="robots" content="noindex"')
    );
  });
  expect(unmarked.map(([name]) => name)).toEqual([]);
  expect(files.get('_headers')?.toString('utf8')).toContain('X-Robots-Tag: noindex, nofollow');
  expect(files.has('_preview.json')).toBe(true);

  // The draft is included; pages due a minute later, and expired ones, are not.
  const shown = markedIn('preview').filter((name) => name.endsWith('/index.html'));
  expect(shown).toEqual(
    expect.arrayContaining([`work/${MARK}-cases-0/index.html`, `jobs/${MARK}-9100/index.html`]),
  );
  expect(shown.filter((name) => /-[12]\/|9101/.test(name))).toEqual([]);

  const added = shown.filter((name) => name.includes(MARK)).length;
  expect(stdout).toMatch(new RegExp(`: ${added} added, \\d+ changed, 1 removed; `));
  const comparison = readFileSync(`${out}-comparison.html`, 'utf8');
  expect(comparison).toContain(`<code>/work/${MARK}-cases-0/</code>`);
  expect(comparison).toContain('<code>/presse/</code>');
  expect(comparison).toContain(`<code>/${gone}/</code>`);

  const server = await startListening({ distDir: out, isFast: true });
  const answers = [gone, `work/${MARK}-cases-0`, `work/${MARK}-cases-1`, `work/${MARK}-cases-2`];
  expect(await Promise.all(answers.map(async (at) => (await server.get(`/${at}/`)).status))).toEqual([
    404, 200, 404, 404,
  ]);
  await server.app.close();
  expect(filesOf('site').has('_preview.json')).toBe(false);
}, 600_000);
