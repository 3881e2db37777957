// Covers scripts/testbed, scripts/content.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../scripts/lib/filesBelow';
import { buildContent } from '../../../scripts/content/buildContent';
import { POSTER_RULES } from '../../../scripts/content/rules';
import { makeDocument } from '../../../scripts/testbed/documents/makeDocument';
import { writeRecombinedJobs } from '../../../scripts/testbed/documents/recombinedJobs';
import { countsOf, readExistingIds, writeDocuments } from '../../../scripts/testbed/documents/writeDocuments';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const ROOT = path.resolve(__dirname, '../../..');
const CONTENT = path.join(ROOT, 'content-json');
const FILES = 200;

/** A copy of the real content with generated documents. */
async function contentWith(seed: string): Promise<string> {
  const dir = temporaryFolder();
  cpSync(CONTENT, dir, { recursive: true });
  await writeDocuments(dir, FILES, seed);
  return dir;
}

/** All strings below a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

it('passes every check of the content step without an error or a warning', async () => {
  const { problems, index } = await buildContent({
    contentDir: await contentWith('checked'),
    origin: 'https://www.sff.example',
    date: '2026-11-21',
    root: ROOT,
  });
  expect(problems).toEqual([]);
  const paths = index?.site.routes.map((route) => route.path) ?? [];
  expect(paths.filter((name) => /^\/work\/.+-fall-\d+\/$/.test(name))).toHaveLength(40);
  expect(paths.filter((name) => /^\/en\/press\/.+-meldung-\d+\/$/.test(name))).toHaveLength(30);
  expect(paths.filter((name) => /^\/jobs\/.+-100\d+\/$/.test(name))).toHaveLength(60);
});

/** One hash of the names and bytes of all files below a folder: comparing complete lists would take minutes. */
function hashOf(dir = ''): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(dir)) hash.update(`${file}\0`).update(readFileSync(path.join(dir, file)));
  return hash.digest('hex');
}

it('gives equal files for equal seeds and others for another seed', async () => {
  const [first, second, other] = await Promise.all(['a', 'a', 'b'].map(contentWith));
  expect(hashOf(second)).toBe(hashOf(first));
  expect(hashOf(other)).not.toBe(hashOf(first));
});

it('gives the documents of a small site posters that nobody takes for others', async () => {
  const dir = temporaryFolder();
  cpSync(CONTENT, path.join(dir, 'content'), { recursive: true });
  await writeDocuments(path.join(dir, 'content'), 100, 'sff');
  // The posters of the real site need not be drawn again.
  const drawn = path.join(ROOT, '.cache/posters');
  if (existsSync(drawn)) cpSync(drawn, path.join(dir, 'cache/posters'), { recursive: true });
  const { problems } = await buildContent({
    contentDir: path.join(dir, 'content'),
    origin: 'https://www.sff.example',
    date: '2026-11-21',
    root: ROOT,
    posters: { rules: POSTER_RULES, cacheDir: path.join(dir, 'cache') },
  });
  expect(problems).toEqual([]);
});

it('leaves earlier documents as they are when there are more', async () => {
  const existing = await readExistingIds(CONTENT);
  const few = Array.from({ length: 5 }, (_, index) => makeDocument('s', 'cases', index, existing));
  const many = Array.from({ length: 50 }, (_, index) => makeDocument('s', 'cases', index, existing));
  expect(many.slice(0, 5)).toEqual(few);
  expect(new Set(many.map(({ page }) => page.de['metaTitle'])).size).toBe(50);
});

it.each([
  [100, { cases: 20, press: 15, jobs: 15 }],
  [1000, { cases: 200, press: 150, jobs: 150 }],
  [10_000, { cases: 2000, press: 1500, jobs: 1500 }],
])('makes of %d files 40 %% cases, 30 %% releases and 30 %% jobs', (files, counts) => {
  expect(countsOf(files)).toEqual(counts);
});

it.each(['cases', 'press', 'jobs'] as const)('writes about 3 kB of text on a page of %s', async (kind) => {
  const existing = await readExistingIds(CONTENT);
  const sizes = Array.from({ length: 20 }, (_, index) =>
    Buffer.byteLength(textsIn(makeDocument('volume', kind, index, existing).page.de).join(' ')),
  );
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(mean).toBeGreaterThan(2500);
  expect(mean).toBeLessThan(4000);
});

it('fills the list of jobs with different jobs of recombined sentences that pass every check', async () => {
  const dir = temporaryFolder();
  cpSync(CONTENT, dir, { recursive: true });
  await writeRecombinedJobs(dir, 40, 'list');
  const { problems, index } = await buildContent({
    contentDir: dir,
    origin: 'https://www.sff.example',
    date: '2026-11-21',
    root: ROOT,
  });
  expect(problems).toEqual([]);
  const words = Object.values(index?.site.queries ?? {}).find(
    (query) => query.query === 'jobWords' && query.locale === 'de',
  );
  expect(words?.query === 'jobWords' && words.data.jobs.length).toBe(40);
  const texts = readdirSync(path.join(dir, 'de/jobs')).map((name) =>
    JSON.stringify(
      (JSON.parse(readFileSync(path.join(dir, 'de/jobs', name), 'utf8')) as { tasks: unknown }).tasks,
    ),
  );
  expect(new Set(texts).size).toBe(40);
});
