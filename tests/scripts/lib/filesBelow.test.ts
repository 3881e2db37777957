import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../scripts/lib/filesBelow';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let dir = '';

beforeEach(() => {
  dir = temporaryFolder();
  mkdirSync(path.join(dir, 'a/empty'), { recursive: true });
  for (const file of ['b.txt', 'a/c.txt', 'a.txt']) writeFileSync(path.join(dir, file), '');
  symlinkSync('b.txt', path.join(dir, 'a/link.txt'));
});

it('lists files of all levels, sorted, with forward slashes', () => {
  expect(filesBelow(dir)).toEqual(['a.txt', 'a/c.txt', 'b.txt']);
});

it('lists symbolic links only on request', () => {
  expect(filesBelow(dir, { withLinks: true })).toEqual(['a.txt', 'a/c.txt', 'a/link.txt', 'b.txt']);
});

it('finds nothing in a folder that does not exist', () => {
  expect(filesBelow(path.join(dir, 'none'))).toEqual([]);
});
