import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { LOCALE_CODES } from '../../../src/content/locales';
import { MEASURED_TEMPLATES, type MeasuredTemplate, TEMPLATE_PAGES } from '../load/templatePages';
import { startVisit } from '../visits';
import { type MappedScript, unhashed } from './mappedScripts';
import { weighModules } from './weighModules';

/** Compressed bytes by module; `served` is the sum of the files that were received. */
export interface TemplateModules {
  template: MeasuredTemplate;
  served: number;
  modules: Record<string, number>;
}

/** How far a script of dist/ may be from the one bundled here; names of modules inside of it make some bytes. */
const TOLERANCE = 0.02;

/** The scripts that a page asks for until it rests. */
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
 * The script bundled here that a file of dist/ is.
 * @throws where none is as long, which means that dist/ was built from other sources
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

/** The modules in the scripts that a page of each template receives until it rests, in both languages together. */
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
    // A tenth of a byte: further digits would only make the kept figures longer.
    for (const [name, bytes] of Object.entries(modules)) modules[name] = Math.round(bytes * 10) / 10;
    measured.push({ template, served, modules });
  }
  return measured;
}
