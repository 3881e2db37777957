import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { LOCALE_CODES } from '../../../src/content/locales';
import { MEASURED_TEMPLATES, type MeasuredTemplate, TEMPLATE_PAGES } from '../load/templatePages';
import { startVisit } from '../visits';
import { type MappedScript, unhashed } from './mappedScripts';
import { weighModules } from './weighModules';

/** Compressed bytes by module; `served` is the total of the received files. */
export interface TemplateModules {
  template: MeasuredTemplate;
  served: number;
  modules: Record<string, number>;
}

/**
 * Tolerated relative difference in length between a script in dist/ and the one bundled here, as the names of modules
 * in them differ.
 */
const TOLERANCE = 0.02;

/** Returns the scripts that a page requests until it is idle. */
async function scriptsOf(browser: Browser, address: string): Promise<string[]> {
  const { page, close } = await startVisit(browser, 1);
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && pathname.startsWith('/assets/')) files.add(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await close();
  return [...files];
}

/**
 * Returns the bundled script that corresponds to a file in dist/.
 * @throws if none has a similar length, which means that dist/ was built from other sources
 */
function mappedOf(scripts: readonly MappedScript[], file: string, text: string): MappedScript {
  const distance = (script: MappedScript) => Math.abs(script.text.length - text.length);
  const [nearest] = scripts
    .filter(({ name }) => name === unhashed(file))
    .toSorted((a, b) => distance(a) - distance(b));
  if (!nearest || distance(nearest) > text.length * TOLERANCE)
    throw new Error(`${file} of dist/ was built from other sources; run npm run build first.`);
  return nearest;
}

/** Measures the modules in the scripts of a page of each template until it is idle, for both languages together. */
export async function measureModules(
  browser: Browser,
  site: { origin: string; distDir: string },
  scripts: readonly MappedScript[],
): Promise<TemplateModules[]> {
  const weighed = new Map<string, Promise<Map<string, number>>>();
  const servedBytes = (file: string) => statSync(path.join(site.distDir, `${file}.br`)).size;
  const weigh = (file: string) => {
    const known = weighed.get(file);
    if (known) return known;
    const mapped = mappedOf(scripts, file, readFileSync(path.join(site.distDir, file), 'utf8'));
    const weights = weighModules(mapped.text, mapped.pieces, servedBytes(file));
    weighed.set(file, weights);
    return weights;
  };
  const measured: TemplateModules[] = [];
  for (const template of MEASURED_TEMPLATES) {
    const files = new Set<string>();
    for (const locale of LOCALE_CODES)
      for (const file of await scriptsOf(browser, site.origin + TEMPLATE_PAGES[template][locale]))
        files.add(file);
    const modules: Record<string, number> = {};
    let served = 0;
    for (const file of files) {
      served += servedBytes(file);
      for (const [name, bytes] of await weigh(file)) modules[name] = (modules[name] ?? 0) + bytes;
    }
    // More digits would only make the stored figures longer.
    for (const [name, bytes] of Object.entries(modules)) modules[name] = Math.round(bytes * 10) / 10;
    measured.push({ template, served, modules });
  }
  return measured;
}
