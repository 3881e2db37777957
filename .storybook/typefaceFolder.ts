import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DISPLAY_CUT, OUTLINE_SUBSETS } from '../scripts/fonts/cuts';
import { cutFont } from '../scripts/fonts/cutFont';

/**
 * Writes the font subsets used for lettering on posters, so that stories can draw posters; resolves to their folder.
 */
export async function writeTypefaceFolder(cacheDir: string): Promise<string> {
  const folder = path.join(cacheDir, 'storybook-typeface');
  await mkdir(folder, { recursive: true });
  for (const subset of OUTLINE_SUBSETS) {
    const { bytes } = await cutFont(DISPLAY_CUT, subset, 'truetype', cacheDir);
    await writeFile(path.join(folder, `${subset}.ttf`), bytes);
  }
  return folder;
}
