import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../content/site';
import type { Bundles } from '../bundle';
import type { InlineStyles } from './inlineStyles';
import { pageAssets } from './pageAssets';

/** Templates with a form, which the server renders anew when a form comes without script, and the code of such a page. */
const FORM_PAGES = [
  ['jobApplication', 'jobApplication'],
  ['generic', 'contact'],
] as const;

/**
 * Writes what the server needs to know of a build and nobody is to fetch: open jobs and texts for the intake, and the
 * Node version of the app with the names of each template's files.
 */
export async function writeServerDir(
  site: Site,
  { web, serverEntry }: Bundles,
  styles: InlineStyles,
  outDir: string,
): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const rendering = {
    assets: Object.fromEntries(
      FORM_PAGES.map(([template, code]) => [template, pageAssets(web, styles, code)]),
    ),
    feeds: Object.fromEntries(site.routes.map(({ locale, feed }) => [locale, feed])),
  };
  await writeFile(path.join(outDir, 'site.json'), JSON.stringify(site.intake));
  await writeFile(path.join(outDir, 'rendering.json'), JSON.stringify(rendering));
  await cp(path.dirname(serverEntry), path.join(outDir, 'ssr'), { recursive: true });
}
