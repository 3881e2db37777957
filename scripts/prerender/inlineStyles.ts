import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HASHED_ASSETS_PREFIX } from '../headers/securityHeaders';

/** Text of each style sheet as it stands in the HTML, by the name of its file. */
export type InlineStyles = ReadonlyMap<string, string>;

const RELATIVE_URL = /url\((["']?)(?!["']?(?:[a-z]+:|\/|#))/g;

/**
 * Reads the bundler's style sheets for use inside the HTML, where they save the first view one round trip. In a
 * page addresses count from the page, so those relative to the style sheet become absolute.
 * @throws when a sheet holds `</style`, which would end its element
 */
export async function readInlineStyles(webDir: string, files: readonly string[]): Promise<InlineStyles> {
  const sheets = files.filter((name) => name.endsWith('.css')).toSorted();
  return new Map(
    await Promise.all(
      sheets.map(async (name) => {
        const css = (await readFile(path.join(webDir, name), 'utf8'))
          .replace(RELATIVE_URL, `url($1${HASHED_ASSETS_PREFIX}`)
          .trim();
        if (/<\/style/i.test(css)) throw new Error(`${name} holds "</style" and cannot stand in HTML.`);
        return [name, css] as const;
      }),
    ),
  );
}

/** What the content security policy has to allow: one hash for each sheet (CSP Level 3, section 2.3.1). */
export function styleHashes(styles: InlineStyles): string[] {
  return [...styles.values()].map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}`);
}
