// Covers scripts/testbed.
import { rmSync } from 'node:fs';
import path from 'node:path';
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

/**
 * Copies this project with little of its content, of which the checks say nothing. Each package is a symbolic link, so
 * that a test can put another one in its place.
 */
export async function copySmallProject(to: string): Promise<void> {
  await copyProject(path.resolve(__dirname, '../..'), to, { packages: 'symlink' });
  const content = path.join(to, 'content-json');
  for (const name of ['jobs-seen.json', 'paths-seen.json', 'originals'])
    rmSync(path.join(content, name), { recursive: true });
  await shrinkContent(content, KEPT);
  // The pages that use it are gone, and an unused file would cause a warning.
  rmSync(path.join(content, 'media/gruenspan'), { recursive: true });
}
