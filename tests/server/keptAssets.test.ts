/** @jest-environment node */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEEP_ASSETS_MS, keepAssets, keptDirOf } from '../../server/files/keptAssets';
import { createSiteFixture, type SiteFixture } from './siteFixture';

const START = new Date('2026-11-01T08:00:00Z');
const SCRIPT = 'main.0a1b2c3d.js';
const later = (ms: number) => new Date(START.getTime() + ms);

let site: SiteFixture;
let kept: string;

beforeEach(async () => {
  site = await createSiteFixture();
  kept = keptDirOf(site.distDir);
});
afterEach(() => site.remove());

const keep = (now: Date) => keepAssets(site.distDir, kept, now);
const names = () => readdir(join(kept, 'assets'));

it('keeps a hashed file for a week after it was last part of a build, and no longer', async () => {
  await keep(START);
  await keep(later(KEEP_ASSETS_MS * 3));
  await rm(join(site.distDir, 'assets'), { recursive: true });
  await mkdir(join(site.distDir, 'assets'));
  await keep(later(KEEP_ASSETS_MS * 4));
  expect(await names()).toContain(SCRIPT);
  expect(await keep(later(KEEP_ASSETS_MS * 4 + 1))).toContain(`/assets/${SCRIPT}`);
  expect(await names()).toEqual([]);
});

it('forgets nothing when its notes are lost or half-written', async () => {
  await keep(START);
  await rm(join(site.distDir, 'assets'), { recursive: true });
  await writeFile(join(kept, 'last-served.json'), '{"assets/');
  expect(await keep(later(KEEP_ASSETS_MS * 2))).toEqual([]);
  expect(await names()).toContain(SCRIPT);
});
