import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../content/site';
import type { Bundles } from '../bundle';
import type { InlineStyles } from './inlineStyles';
import { CONTACT_FORM_SOURCE, pageAssets } from './pageAssets';

/** Templates with a form, which the server renders anew when a form comes without script. */
const FORM_TEMPLATES = [
  { template: 'jobApplication', parts: [] },
  { template: 'generic', parts: [CONTACT_FORM_SOURCE] },
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
      FORM_TEMPLATES.map(({ template, parts }) => [template, pageAssets(web, styles, template, parts)]),
    ),
    feeds: Object.fromEntries(site.routes.map(({ locale, feed }) => [locale, feed])),
  };
  await writeFile(path.join(outDir, 'site.json'), JSON.stringify(site.intake));
  await writeFile(path.join(outDir, 'rendering.json'), JSON.stringify(rendering));
  await cp(path.dirname(serverEntry), path.join(outDir, 'ssr'), { recursive: true });
}
