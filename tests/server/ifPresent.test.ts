import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifPresent, NO_FILE } from '../../server/ifPresent';

const read = (path: string) => readFile(path, 'utf8');

it('gives the result', async () => {
  expect(await ifPresent(read(__filename))).toContain('gives the result');
});

it('gives undefined for a missing file, and throws any other error', async () => {
  expect(await ifPresent(read(join(__dirname, 'missing.txt')))).toBeUndefined();
  await expect(ifPresent(read(__dirname))).rejects.toThrow('EISDIR');
});

it('takes a path through a file for a missing file only if told so', async () => {
  const path = join(__filename, 'missing.txt');
  await expect(ifPresent(read(path))).rejects.toThrow('ENOTDIR');
  expect(await ifPresent(read(path), NO_FILE)).toBeUndefined();
});
