/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressTree } from '../../scripts/compress';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sff-compress-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const page = '<!doctype html>\n'.concat('<p>Ein Absatz.</p>\n'.repeat(100));

async function writeSite(name: string): Promise<string> {
  const dir = join(root, name);
  await mkdir(join(dir, 'a/b'), { recursive: true });
  await writeFile(join(dir, 'index.html'), page);
  await writeFile(join(dir, 'a/b/index.html'), page);
  await writeFile(join(dir, 'a/data.json'), '{"a":1}');
  await writeFile(join(dir, 'a/empty.css'), '');
  await writeFile(join(dir, 'a/picture.png'), 'png');
  await writeFile(join(dir, '_headers'), '/*\n');
  return dir;
}

const listTree = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .toSorted();

it('writes both forms beside every compressible file that is not empty, and nothing else', async () => {
  const dir = await writeSite('one');
  const result = await compressTree(dir, { cacheDir: join(root, 'cache') });
  expect((await listTree(dir)).filter((name) => /\.(br|gz)$/.test(name))).toEqual([
    'a/b/index.html.br',
    'a/b/index.html.gz',
    'a/data.json.br',
    'a/data.json.gz',
    'index.html.br',
    'index.html.gz',
  ]);
  const [brotli, gzip] = await Promise.all(
    ['br', 'gz'].map((end) => readFile(join(dir, `index.html.${end}`))),
  );
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(page);
  expect(gunzipSync(gzip ?? '').toString()).toBe(page);
  expect(result).toMatchObject({ files: 3, bytes: 2 * page.length + 7, compressed: 2 });
  expect(result.brotliBytes).toBeLessThan(result.bytes / 10);
});

it('writes the same bytes each time, without a time or a system in them', async () => {
  const [first, second] = [await writeSite('one'), await writeSite('two')];
  await compressTree(first, { cacheDir: join(root, 'cache-one') });
  await compressTree(second, { cacheDir: join(root, 'cache-two') });
  for (const name of await listTree(first)) {
    expect((await readFile(join(first, name))).equals(await readFile(join(second, name)))).toBe(true);
  }
  const gzip = await readFile(join(first, 'index.html.gz'));
  expect([...gzip.subarray(4, 8), gzip[9]]).toEqual([0, 0, 0, 0, 255]);
});

it('compresses nothing a second time that has not changed', async () => {
  const cacheDir = join(root, 'cache');
  const dir = await writeSite('one');
  await compressTree(dir, { cacheDir });
  expect((await compressTree(await writeSite('two'), { cacheDir })).compressed).toBe(0);
  await writeFile(join(dir, 'index.html'), `${page}<p>Neu.</p>`);
  const again = await compressTree(dir, { cacheDir });
  expect(again).toMatchObject({ files: 3, compressed: 1 });
  expect(brotliDecompressSync(await readFile(join(dir, 'index.html.br'))).toString()).toContain('Neu.');
});

it('tells its progress up to the last file', async () => {
  const seen: [number, number][] = [];
  await compressTree(await writeSite('one'), {
    cacheDir: join(root, 'cache'),
    onProgress: (done, total) => seen.push([done, total]),
  });
  expect(seen).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
  ]);
});
