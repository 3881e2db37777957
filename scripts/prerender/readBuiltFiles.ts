import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFiles } from '../../src/document/pageAssets';
import type { BundleManifest } from '../bundle';
import { HASHED_ASSETS_PREFIX } from '../../src/hosting/securityHeaders';

const RELATIVE_URL = /url\((["']?)(?!["']?(?:[a-z]+:|\/|#))/g;

/**
 * Reads what the bundler wrote, by public addresses. The style sheets stand in the HTML, where they save the first view
 * one round trip; in a page addresses count from the page, so those relative to the style sheet become absolute.
 * @throws when a sheet holds `</style`, which would end its element
 */
export async function readBuiltFiles(
  webDir: string,
  { entries, files }: BundleManifest,
): Promise<BuiltFiles> {
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
