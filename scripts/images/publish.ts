import { join } from 'node:path';
import { contentHash, writeIfChanged } from '../fonts/fileCache';

/** Part of a file name made of any text: `Zwei Räder` becomes `zwei-raeder`; at most 48 characters, never empty. */
export function fileSlug(text: string): string {
  const slug = text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-+|-+$/g, '');
  return slug || 'poster';
}

/**
 * Writes a file below the site's root under a name that holds 8 hex digits of its content, so that it may be cached
 * for ever, and resolves to its address, e.g. `/assets/img/rollwerk-wheels.0f3a9c1d.svg`.
 */
export async function publish(
  outDir: string,
  folder: '/assets/img' | '/assets/og',
  name: string,
  extension: string,
  bytes: Uint8Array,
): Promise<string> {
  const url = `${folder}/${name}.${contentHash(bytes).slice(0, 8)}.${extension}`;
  await writeIfChanged(join(outDir, url), bytes);
  return url;
}
