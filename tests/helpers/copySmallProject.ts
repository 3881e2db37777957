// Covers scripts/testbed.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { CACHE_FOLDERS } from '../../scripts/lib/cachedFile';
import { copyProject } from '../../scripts/testbed/copyProject';
import { shrinkContent } from '../../scripts/testbed/pruneContent';

/** Content kept besides what every language needs. */
const KEPT = [
  'jobs/4142',
  'locations/berlin',
  'units/commerce',
  'press/klanghaus-wien',
  'cases/rollwerk-zwei-raeder',
  'cases/hoerfein-leise',
];

const ROOT = path.resolve(__dirname, '../..');

/** Lets a copy use the cached files that are named by the hash of everything they are made from. */
function shareCache(to: string): void {
  mkdirSync(path.join(to, '.cache'));
  for (const folder of CACHE_FOLDERS) {
    const own = path.join(ROOT, '.cache', folder);
    mkdirSync(own, { recursive: true });
    symlinkSync(own, path.join(to, '.cache', folder));
  }
}

/**
 * Copies this project with little of its content, of which the checks say nothing. Each package is a symbolic link, so
 * that a test can put another one in its place; pictures, fonts and the like are taken from the project's cache.
 */
export async function copySmallProject(to: string): Promise<void> {
  await copyProject(ROOT, to, { packages: 'symlink' });
  shareCache(to);
  const content = path.join(to, 'content-json');
  rmSync(path.join(content, 'originals'), { recursive: true });
  await shrinkContent(content, KEPT);
  // The pages that use it are gone, and an unused file would cause a warning.
  rmSync(path.join(content, 'media/gruenspan'), { recursive: true });
}
