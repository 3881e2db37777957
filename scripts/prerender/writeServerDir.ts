import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFiles } from '../../src/document/pageAssets';
import type { Site } from '../content/site';

/**
 * Writes what the server needs to know of a build and nobody is to fetch: open jobs and texts for the intake, and for
 * rendering the files of the build.
 */
export async function writeServerDir(site: Site, files: BuiltFiles, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const rendering = {
    files,
    feeds: Object.fromEntries(site.routes.map(({ locale, feed }) => [locale, feed])),
  };
  await writeFile(path.join(outDir, 'site.json'), JSON.stringify(site.intake));
  await writeFile(path.join(outDir, 'rendering.json'), JSON.stringify(rendering));
}
