import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEEP_ASSETS_MS, keepAssets, keptDirOf } from '../../server/files/keptAssets';
import { createSiteFixture, type SiteFixture } from './siteFixture';

const START = new Date('2026-11-01T08:00:00Z');
const SCRIPT = 'main.0a1b2c3d.js';
const NEXT_SCRIPT = 'main.11111111.js';
const later = (ms: number) => new Date(START.getTime() + ms);

let site: SiteFixture;
let kept: string;

beforeEach(async () => {
  site = await createSiteFixture();
  kept = keptDirOf(site.distDir);
});
afterEach(() => site.remove());

const keep = (now: Date) => keepAssets(site.distDir, kept, now);
/** Puts a build in place that has other hashed files. */
async function replaceBuild(): Promise<void> {
  await rm(join(site.distDir, 'assets'), { recursive: true });
  await mkdir(join(site.distDir, 'assets'));
  await writeFile(join(site.distDir, 'assets', NEXT_SCRIPT), '');
}
const names = () => readdir(join(kept, 'assets'));

it('keeps a hashed file for a week after it was last part of a build, and no longer', async () => {
  await keep(START);
  await keep(later(KEEP_ASSETS_MS * 3));
  await replaceBuild();
  await keep(later(KEEP_ASSETS_MS * 4));
  expect(await names()).toContain(SCRIPT);
  expect(await keep(later(KEEP_ASSETS_MS * 4 + 1))).toContain(`/assets/${SCRIPT}`);
  expect(await names()).toEqual([NEXT_SCRIPT]);
});

it.each([
  ['ahead', KEEP_ASSETS_MS * 60],
  ['behind', -KEEP_ASSETS_MS * 60],
])(
  'loses no file because of a clock that is far %s, and keeps none longer once it is corrected',
  async (_, ms) => {
    await keep(START);
    await replaceBuild();
    expect(await keep(later(ms))).toEqual([]);
    expect(await keep(START)).toEqual([]);
    expect(await keep(later(KEEP_ASSETS_MS))).toEqual([]);
    expect(await keep(later(KEEP_ASSETS_MS + 1))).toContain(`/assets/${SCRIPT}`);
  },
);

it('keeps all files for one more period after a long time without a server', async () => {
  await keep(START);
  await replaceBuild();
  const start = KEEP_ASSETS_MS * 20;
  expect(await keep(later(start))).toEqual([]);
  expect(await keep(later(start + KEEP_ASSETS_MS))).toEqual([]);
  expect(await keep(later(start + KEEP_ASSETS_MS + 1))).toContain(`/assets/${SCRIPT}`);
});

it('forgets nothing when its notes are lost or half-written', async () => {
  await keep(START);
  await rm(join(site.distDir, 'assets'), { recursive: true });
  await writeFile(join(kept, 'last-served.json'), '{"assets/');
  expect(await keep(later(KEEP_ASSETS_MS * 2))).toEqual([]);
  expect(await names()).toContain(SCRIPT);
});
