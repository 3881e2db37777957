import { join } from 'node:path';
import { cutFont } from './cutFont';
import { DISPLAY_CUT, FONT_CUTS, FONT_SUBSETS } from './cuts';
import { writeIfChanged } from '../lib/fileCache';
import { readLicence } from './fontSource';
import { renderFontFaces } from './renderFontFaces';

/** Folders of the font build, absolute or relative to the working directory. */
export interface FontBuildOptions {
  /** Receives the woff2 files, `fonts.css`, which names them, and OFL.txt: `src/generated/fonts`. */
  outDir: string;
  /** Keeps cut files between builds, named by the hash of their inputs. */
  cacheDir: string;
}

/** One font file of the site. */
export interface FontFile {
  /** File name in the output folder, e.g. `text-400.latin.woff2`. */
  name: string;
  /** Size in bytes. */
  size: number;
}

/** What a font build did. */
export interface FontBuildReport {
  files: FontFile[];
  /** Files cut anew; 0 when the cache had all of them. */
  built: number;
  /** Files taken from the cache. */
  cached: number;
}

/**
 * Cuts the six web fonts (three cuts, two subsets each), and the two TrueType files of the Display cut from which
 * posters and social images take their outlines (these stay in the cache). Puts the style sheet and the licence beside
 * the web fonts.
 * A second run with the same inputs cuts and writes nothing. Rejects when the font package is missing.
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
  for (const subset of FONT_SUBSETS)
    count((await cutFont(DISPLAY_CUT, subset, 'truetype', cacheDir)).wasCached);
  await writeIfChanged(join(outDir, 'fonts.css'), Buffer.from(await renderFontFaces(cacheDir)));
  await writeIfChanged(join(outDir, 'OFL.txt'), await readLicence());
  return report;
}
