import { fileURLToPath } from 'node:url';
import { cutFont } from '../fonts/cutFont';
import { FONT_CUTS, OUTLINE_SUBSETS } from '../fonts/cuts';
import { cutHash } from '../fonts/fontSource';
import { inputHash } from '../lib/inputHash';
import { lockedPackages } from '../lib/lockedPackages';
import type { CutFile } from './createPdf';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const FILES = FONT_CUTS.flatMap((cut) => OUTLINE_SUBSETS.map((subset) => ({ cut, subset })));

/** The cuts of the typeface as files for embedding in PDFs. */
export function loadCuts(cacheDir: string): Promise<CutFile[]> {
  return Promise.all(
    FILES.map(async ({ cut, subset }) => {
      const { bytes } = await cutFont(cut, subset, 'truetype', cacheDir);
      return { cut: cut.name, subset, bytes };
    }),
  );
}

/** Hash of everything that affects a kind of PDF besides its content: these cuts, sources, packages and further hashes. */
export async function pdfCodeHash(
  sources: readonly string[],
  packages: readonly string[],
  ...others: string[]
): Promise<string> {
  const fonts = await Promise.all(FILES.map(({ cut, subset }) => cutHash(cut, subset)));
  return inputHash(ROOT, sources, [], [fonts, ...others, lockedPackages(ROOT, packages)]);
}
