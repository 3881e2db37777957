import { cutFont } from '../fonts/cutFont';
import { FONT_CUTS, OUTLINE_SUBSETS } from '../fonts/cuts';
import { cutHash } from '../fonts/fontSource';
import type { CutFile } from './createPdf';

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

/** Hashes of these files. */
export const cutHashes = (): Promise<string[]> =>
  Promise.all(FILES.map(({ cut, subset }) => cutHash(cut, subset)));
