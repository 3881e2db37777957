import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepFile } from '../../../scripts/lib/cachedFile';
import { pruneCache } from '../../../scripts/lib/pruneCache';
import { DAY_MS } from '../../../scripts/lib/dayMs';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let cacheDir = '';

beforeEach(() => {
  cacheDir = temporaryFolder();
});

/** A file of 100 bytes that was last used this many days ago. */
function fill(name: string, daysAgo: number): string {
  const file = path.join(cacheDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.alloc(100));
  const time = new Date(Date.now() - daysAgo * DAY_MS);
  utimesSync(file, time, time);
  return file;
}

const filesOf = (folder: string) => readdirSync(path.join(cacheDir, folder)).toSorted();

describe('a cache that holds more than it may', () => {
  it('loses what was not used for the longest time, in whichever folder it lies', async () => {
    for (const [name, days] of [
      ['images/a.svg', 9],
      ['images/b.svg', 1],
      ['social/c.png', 8],
      ['social/d.png', 2],
      ['fonts/e.ttf', 3],
    ] as const)
      fill(name, days);
    expect(await pruneCache(cacheDir, 400)).toBe(200);
    expect([...filesOf('images'), ...filesOf('social'), ...filesOf('fonts')]).toEqual([
      'b.svg',
      'd.png',
      'e.ttf',
    ]);
  });

  it('keeps what a build has used since, and makes again what is gone', async () => {
    const make = jest.fn(async () => 'made');
    const old = path.join(cacheDir, 'images/old.svg');
    await keepFile(cacheDir, 'images', 'old.svg', async () => 'old');
    const longAgo = new Date(Date.now() - 9 * DAY_MS);
    utimesSync(old, longAgo, longAgo);
    fill('images/new.svg', 1);
    expect(await keepFile(cacheDir, 'images', 'old.svg', make)).toMatchObject({ wasCached: true });
    await pruneCache(cacheDir, 100);
    expect(filesOf('images')).toEqual(['old.svg']);
    expect(await keepFile(cacheDir, 'images', 'new.svg', make)).toEqual({
      bytes: Buffer.from('made'),
      wasCached: false,
    });
    expect(make).toHaveBeenCalledTimes(1);
    expect(filesOf('images')).toContain('new.svg');
  });
});

it('leaves a cache alone that holds no more than it may, and what it does not know', async () => {
  fill('images/a.svg', 99);
  fill('bundles/b.js', 99);
  expect(await pruneCache(cacheDir, 100)).toBe(0);
  expect(filesOf('images')).toEqual(['a.svg']);
});

it('does nothing where there is no cache yet', async () => {
  expect(await pruneCache(path.join(cacheDir, 'none'), 0)).toBe(0);
});
