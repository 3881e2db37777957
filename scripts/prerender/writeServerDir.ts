import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { liveBlocksOf } from '../../src/content/liveBlocks';
import { type PageCode, pageCodeOf } from '../../src/content/pageCode';
import type { Site } from '../content/site';
import type { Bundles } from '../bundle';
import type { InlineStyles } from './inlineStyles';
import { pageAssets } from './pageAssets';

/**
 * Writes what the server needs to know of a build and nobody is to fetch: open jobs and texts for the intake, and for
 * rendering the files of each kind of page.
 */
export async function writeServerDir(
  site: Site,
  { web }: Pick<Bundles, 'web'>,
  styles: InlineStyles,
  outDir: string,
): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const codes = [...new Set(site.routes.map(({ page }) => pageCodeOf(page)))];
  const assetsOf = (code: PageCode) => {
    const pages = site.routes.map(({ page }) => page).filter((page) => pageCodeOf(page) === code);
    return pageAssets(web, styles, code, [...new Set(pages.flatMap(liveBlocksOf))]);
  };
  const rendering = {
    assets: Object.fromEntries(codes.map((code) => [code, assetsOf(code)])),
    feeds: Object.fromEntries(site.routes.map(({ locale, feed }) => [locale, feed])),
  };
  await writeFile(path.join(outDir, 'site.json'), JSON.stringify(site.intake));
  await writeFile(path.join(outDir, 'rendering.json'), JSON.stringify(rendering));
}
