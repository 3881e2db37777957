import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuiltFiles } from '../../src/document/pageAssets';
import { SCHEME_SCRIPT } from '../../src/document/schemeScript';
import type { BundleManifest } from '../bundle';
import { HASHED_ASSETS_PREFIX } from '../../src/hosting/securityHeaders';

const EARLY_SOURCE = 'src/entry.early.ts';

const RELATIVE_URL = /url\((["']?)(?!["']?(?:[a-z]+:|\/|#))/g;

/** Whether a file of the bundler stands in the HTML and is not served. */
export const isInline = (name: string, { entries }: Pick<BundleManifest, 'entries'>): boolean =>
  entries[EARLY_SOURCE]?.includes(name) === true;

/**
 * The script in the HTML. It is one text, so that the policy needs one hash, and no module, which would wait for the end of
 * the document; so the names of its parts are kept from the page's other scripts.
 * @throws when it is no classic script, for example because the bundler made it import a file, or would end its element
 */
async function readInlineScript(webDir: string, { entries }: BundleManifest): Promise<string> {
  const [name, ...others] = entries[EARLY_SOURCE] ?? [];
  if (name === undefined || others.length > 0)
    throw new Error(
      `The bundler made ${name ? 'several files' : 'no file'} of ${EARLY_SOURCE}; it has to be one.`,
    );
  const early = (await readFile(path.join(webDir, name), 'utf8')).trim();
  const text = `${SCHEME_SCRIPT};(()=>{${early}})()`;
  if (/<\/script|<!--/i.test(text))
    throw new Error(`${EARLY_SOURCE} holds "</script" or "<!--" and cannot stand in HTML.`);
  compileFunction(text, [], { filename: EARLY_SOURCE });
  return text;
}

/**
 * Reads what the bundler wrote, by public addresses. The style sheets stand in the HTML, where they save the first view
 * one round trip; in a page addresses count from the page, so those relative to the style sheet become absolute.
 * @throws when a sheet holds `</style`, which would end its element, or the script in the HTML cannot stand there
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
      if (/<\/style/i.test(css)) throw new Error(`${name} holds "</style" and cannot stand in HTML.`);
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

/** How a content security policy names a text that stands in the HTML (CSP Level 3, section 2.3.1). */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** What the content security policy has to allow: one hash for each sheet. */
export function styleHashes({ styles }: Pick<BuiltFiles, 'styles'>): string[] {
  return Object.values(styles).map(policyHash);
}
