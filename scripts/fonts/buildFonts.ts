import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cutFont } from './cutFont';
import { DISPLAY_CUT, FONT_CUTS, FONT_SUBSETS, OUTLINE_SUBSETS } from './cuts';
import { keepFile, writeIfChanged } from '../lib/cachedFile';
import { inputHash } from '../lib/inputHash';
import { cutHash, readLicence } from './fontSource';

/** Folders of the font build, absolute or relative to the working directory. */
export interface FontBuildOptions {
  /** Output folder of the woff2 files, `fonts.css` and OFL.txt: `src/generated/fonts`. */
  outDir: string;
  /** Cache of cut files, named by the hash of their inputs. */
  cacheDir: string;
}

/** One font file of the site. */
export interface FontFile {
  /** File name in the output folder, e.g. `text-400.base.woff2`. */
  name: string;
  /** Size in bytes. */
  size: number;
}

/** Result of a font build. */
export interface FontBuildReport {
  files: FontFile[];
  /** Files newly cut; 0 if all were cached. */
  built: number;
  /** Files taken from the cache. */
  cached: number;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The stylesheet of the fonts, cached in `<cacheDir>/fonts` by the hash of the cuts and its code. */
async function styleSheet(cacheDir: string): Promise<Uint8Array> {
  const cuts = await Promise.all(FONT_CUTS.map((cut) => cutHash(cut, 'latin')));
  const hash = inputHash(ROOT, ['scripts/fonts', 'src/theme/type.ts'], [], cuts).slice(0, 16);
  const { bytes } = await keepFile(cacheDir, 'fonts', `fonts.${hash}.css`, async () => {
    // Imported on demand: it parses whole fonts.
    const { renderFontFaces } = await import('./renderFontFaces');
    return renderFontFaces(cacheDir);
  });
  return bytes;
}

/**
 * Cuts the nine web fonts (three cuts, three subsets each) and the two TrueType files of the Display cut that posters
 * and social images take their outlines from (these stay in the cache). Adds the stylesheet and the licence. A second
 * run with the same inputs cuts and writes nothing.
 * @throws if the font package is missing
 */
export async function buildFonts({ outDir, cacheDir }: FontBuildOptions): Promise<FontBuildReport> {
  const report: FontBuildReport = { files: [], built: 0, cached: 0 };
  const count = (wasCached: boolean) => {
    if (wasCached) report.cached += 1;
    else report.built += 1;
  };
  for (const cut of FONT_CUTS) {
    for (const subset of FONT_SUBSETS) {
      const name = `${cut.name}.${subset}.woff2`;
      const font = await cutFont(cut, subset, 'woff2', cacheDir);
      await writeIfChanged(join(outDir, name), font.bytes);
      report.files.push({ name, size: font.bytes.byteLength });
      count(font.wasCached);
    }
  }
  for (const subset of OUTLINE_SUBSETS)
    count((await cutFont(DISPLAY_CUT, subset, 'truetype', cacheDir)).wasCached);
  await writeIfChanged(join(outDir, 'fonts.css'), await styleSheet(cacheDir));
  await writeIfChanged(join(outDir, 'OFL.txt'), await readLicence());
  return report;
}
