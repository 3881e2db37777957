import type { Release } from '../content/release';
import { keepKeyed } from '../lib/cachedFile';
import { loadCuts, pdfCodeHash } from './cutFiles';

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

/** Hash of everything besides the release that affects the file. */
let codeHash: Promise<string> | undefined;

/** Sheets of a PDF made here; its page objects are uncompressed. */
const countSheets = (bytes: Buffer): number =>
  bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** A press release as a PDF, with its page count as printed in file lists. Cached. */
export async function renderReleaseFile(
  release: Release,
  cacheDir: string,
): Promise<{ bytes: Uint8Array; pages: string | undefined }> {
  codeHash ??= pdfCodeHash(SOURCES, LIBRARIES);
  const parts = [await codeHash, JSON.stringify(release)];
  const { bytes } = await keepKeyed(cacheDir, 'releases', parts, '.pdf', async () => {
    // Imported on demand: most builds draw nothing.
    const { drawRelease } = await import('./drawRelease');
    const cuts = await loadCuts(cacheDir);
    return drawRelease(release, cuts).catch((error: unknown) => {
      throw new Error(`The PDF of ${release.address}: ${(error as Error).message}`, { cause: error });
    });
  });
  return { bytes, pages: release.pageCounts[countSheets(bytes) - 1] };
}
