import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Release } from '../content/release';
import { contentHash, keepFile } from '../lib/fileCache';
import { inputHash } from '../lib/inputHash';
import { lockedPackages } from '../lib/lockedPackages';
import { cutHashes, loadCuts } from './cutFiles';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Code that affects the file; a test checks that none is missing. */
export const SOURCES = [
  'scripts/releases',
  'scripts/content/release.ts',
  'scripts/content/resolve/titles.ts',
  'scripts/fonts/cuts.ts',
  'src/content/locales.ts',
  'src/document/html.ts',
  'src/theme/colors.ts',
  'src/theme/logo.ts',
];

/** Libraries that affect the file. */
const LIBRARIES = ['pdfkit'];

let hash: Promise<string> | undefined;

/** Hash of everything besides the release that affects the file. */
function codeHash(): Promise<string> {
  hash ??= cutHashes().then((fonts) =>
    inputHash(ROOT, SOURCES, [], [fonts, lockedPackages(ROOT, LIBRARIES)]),
  );
  return hash;
}

/** Sheets of a PDF made here; its page objects are uncompressed. */
const countSheets = (bytes: Buffer): number =>
  bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** A press release as a PDF, with its page count as printed in file lists. Cached. */
export async function renderReleaseFile(
  release: Release,
  cacheDir: string,
): Promise<{ bytes: Uint8Array; pages: string | undefined }> {
  const key = contentHash(await codeHash(), JSON.stringify(release)).slice(0, 24);
  const { bytes } = await keepFile(path.join(cacheDir, 'releases', `${key}.pdf`), async () => {
    // Imported on demand: most builds draw nothing.
    const { drawRelease } = await import('./drawRelease');
    const cuts = await loadCuts(cacheDir);
    return drawRelease(release, cuts).catch((error: unknown) => {
      throw new Error(`The PDF of ${release.address}: ${(error as Error).message}`, { cause: error });
    });
  });
  return { bytes, pages: release.pageCounts[countSheets(bytes) - 1] };
}
