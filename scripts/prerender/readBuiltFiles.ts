import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuiltFiles } from '../../src/document/pageAssets';
import { SCHEME_SCRIPT } from '../../src/document/schemeScript';
import type { BundleManifest } from '../parcel/manifest';
import { HASHED_ASSETS_PREFIX } from '../../src/hosting/securityHeaders';

const EARLY_SOURCE = 'src/entry.early.ts';

const RELATIVE_URL = /url\((["']?)(?!["']?(?:[a-z]+:|\/|#))/g;

/** True if a bundled file is inlined into the HTML and not served. */
export const isInline = (name: string, { entries }: Pick<BundleManifest, 'entries'>): boolean =>
  entries[EARLY_SOURCE]?.includes(name) === true;

/**
 * The inline script. A single text, so that the policy needs only one hash, and not a module, which would be deferred;
 * its variables are therefore wrapped to keep them out of the global scope.
 * @throws if it is not a classic script, e.g. because the bundler added an import, or if it would end its element
 */
async function readInlineScript(webDir: string, { entries }: BundleManifest): Promise<string> {
  const [name, ...others] = entries[EARLY_SOURCE] ?? [];
  if (name === undefined || others.length > 0)
    throw new Error(
      `The bundler produced ${name ? 'several files' : 'no file'} instead of one from ${EARLY_SOURCE}.`,
    );
  const early = (await readFile(path.join(webDir, name), 'utf8')).trim();
  const text = `${SCHEME_SCRIPT};(()=>{${early}})()`;
  if (/<\/script|<!--/i.test(text))
    throw new Error(`${EARLY_SOURCE} contains "</script" or "<!--", so it cannot be inlined.`);
  compileFunction(text, [], { filename: EARLY_SOURCE });
  return text;
}

/**
 * Reads the bundled files, keyed by public URL. Stylesheets are inlined, which saves a round trip on the first view;
 * URLs relative to the stylesheet are made absolute, since those in a page are relative to the page.
 * @throws if a stylesheet contains `</style`, or if the script cannot be inlined
 */
export async function readBuiltFiles(webDir: string, manifest: BundleManifest): Promise<BuiltFiles> {
  const { entries, files } = manifest;
  const hrefOf = (name: string) => HASHED_ASSETS_PREFIX + name;
  const sheets = files.filter((name) => name.endsWith('.css')).toSorted();
  const styles = await Promise.all(
    sheets.map(async (name) => {
      const css = (await readFile(path.join(webDir, name), 'utf8'))
        .replace(RELATIVE_URL, `url($1${HASHED_ASSETS_PREFIX}`)
        .trim();
      if (/<\/style/i.test(css)) throw new Error(`${name} contains "</style", so it cannot be inlined.`);
      return [hrefOf(name), css] as const;
    }),
  );
  return {
    entries: Object.fromEntries(
      Object.entries(entries).map(([source, names]) => [source, names.map(hrefOf)]),
    ),
    styles: Object.fromEntries(styles),
    inlineScript: await readInlineScript(webDir, manifest),
  };
}

/** The hash of an inline text for a content security policy (CSP Level 3, section 2.3.1). */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The hashes the content security policy must allow, one per stylesheet. */
export function styleHashes({ styles }: Pick<BuiltFiles, 'styles'>): string[] {
  return Object.values(styles).map(policyHash);
}
