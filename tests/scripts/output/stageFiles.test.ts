import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { filesBelow } from '../../../scripts/lib/filesBelow';
import type { NewFile } from '../../../scripts/lib/newFile';
import { compress } from '../../../scripts/output/compress';
import { stageFiles } from '../../../scripts/output/stageFiles';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
});

const page = '<!doctype html>\n'.concat(
  Array.from({ length: 300 }, (_, index) => `<p>Absatz ${(index * 7919) % 1009}</p>`).join('\n'),
);

const file = (name: string, text: string): NewFile => ({ path: name, content: Buffer.from(text) });

const site = [
  file('index.html', page),
  file('a/data.json', '{"a":1}'),
  file('a/empty.css', ''),
  file('a/picture.png', 'png'),
  file('_headers', '/*\n'),
  file('assets/app.1234.js', `export const page = ${JSON.stringify(page)};`),
];

const everyday = (present = {}) => ({ stagingDir: root, compression: 'everyday' as const, present });
const staged = () => filesBelow(root);
const read = (name: string) => readFileSync(path.join(root, name));

it('writes both forms beside every compressible file that is not empty, and nothing else', () => {
  const marks = stageFiles(site, everyday());
  expect(staged()).toEqual(Object.keys(marks).toSorted());
  expect(staged().filter((name) => /\.(br|gz)$/.test(name))).toEqual([
    'a/data.json.br',
    'a/data.json.gz',
    'assets/app.1234.js.br',
    'assets/app.1234.js.gz',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(page);
  expect(gunzipSync(read('index.html.gz')).toString()).toBe(page);
});

it('knows the size, the hash and the time of each file it has written', () => {
  const marks = stageFiles(site, everyday());
  for (const [name, [size, hash, mtimeMs]] of Object.entries(marks)) {
    const { size: found, mtimeMs: time } = statSync(path.join(root, name));
    expect([size, mtimeMs]).toEqual([found, time]);
    expect(hash).toMatch(/^[\w-]{27}$/);
  }
});

it('writes the same bytes each time, without a time or a system in them', () => {
  stageFiles(site, everyday());
  const first = staged().map((name) => read(name));
  stageFiles(site, everyday());
  staged().forEach((name, index) => expect(read(name).equals(first[index] as Buffer)).toBe(true));
  const gzip = read('index.html.gz');
  expect([...gzip.subarray(4, 8), gzip[9]]).toEqual([0, 0, 0, 0, 255]);
});

it('writes nothing that is there already', () => {
  const marks = stageFiles(site, everyday());
  rmSync(root, { recursive: true });
  expect(stageFiles(site, everyday(marks))).toEqual(marks);
  const changed = [file('index.html', `${page}<p>Neu.</p>`), ...site.slice(1)];
  stageFiles(changed, everyday(marks));
  expect(staged()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
});

it('compresses what all visitors load as far as it goes, and everything in a release', () => {
  const best = (name: string, blockSizes = [0]) => {
    const one = (size: number) => ({ quality: constants.BROTLI_MAX_QUALITY, blockSizes: [size] });
    return Math.min(...blockSizes.map((size) => compress(read(name), one(size)).brotli.byteLength));
  };
  stageFiles(site, everyday());
  expect(read('assets/app.1234.js.br').byteLength).toBe(best('assets/app.1234.js', [0, 16, 17]));
  expect(read('index.html.br').byteLength).toBeGreaterThan(best('index.html'));
  stageFiles(site, { stagingDir: root, compression: 'release', present: {} });
  expect(read('index.html.br').byteLength).toBe(best('index.html'));
});
