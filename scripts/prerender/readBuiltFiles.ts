import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuiltFiles } from '../../src/document/pageAssets';
import type { NewFile } from '../lib/newFile';
import type { BundleManifest } from '../parcel/manifest';
import { HASHED_ASSETS_PREFIX } from '../../src/hosting/securityHeaders';

/** Source of the script that handles input before the app does. */
export const EARLY_SOURCE = 'src/entry.early.ts';

const RELATIVE_URL = /url\((["']?)(?!["']?(?:[a-z]+:|\/|#))/g;

/** True if a bundled file is served as `earlyScriptFile`, not as the bundler wrote it. */
export const isEarly = (name: string, { entries }: Pick<BundleManifest, 'entries'>): boolean =>
  entries[EARLY_SOURCE]?.includes(name) === true;

/**
 * The script that runs before the first paint. Not a module, which would be deferred; its variables are therefore
 * wrapped to keep them out of the global scope.
 * @throws if it is not a classic script, e.g. because the bundler added an import
 */
export async function earlyScriptFile(webDir: string, { entries }: BundleManifest): Promise<NewFile> {
  const [name, ...others] = entries[EARLY_SOURCE] ?? [];
  if (name === undefined || others.length > 0)
    throw new Error(
      `The bundler produced ${name ? 'several files' : 'no file'} instead of one from ${EARLY_SOURCE}.`,
    );
  const early = (await readFile(path.join(webDir, name), 'utf8')).trim();
  const text = `(()=>{${early}})()`;
  compileFunction(text, [], { filename: EARLY_SOURCE });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `${HASHED_ASSETS_PREFIX.slice(1)}early.${hash}.js`, content: Buffer.from(text) };
}

/**
 * Reads the bundled files, keyed by public URL. Stylesheets are inlined, which saves a round trip on the first view;
 * URLs relative to the stylesheet are made absolute, since those in a page are relative to the page.
 * @throws if a stylesheet contains `</style`, or if there is no early script
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
    earlyScript: `/${(await earlyScriptFile(webDir, manifest)).path}`,
  };
}

/** The hash of an inline text for a content security policy (CSP Level 3, section 2.3.1). */
function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The hashes the content security policy must allow, one per stylesheet. */
export function styleHashes({ styles }: Pick<BuiltFiles, 'styles'>): string[] {
  return Object.values(styles).map(policyHash);
}
