import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeface } from '../scripts/fonts/typeface';
import { drawPoster } from '../scripts/images/poster';
import { PLATE_SETS, POSTER_MOTIFS } from '../src/config/posters';

const CACHE = fileURLToPath(new URL('../.cache', import.meta.url));

/**
 * Draws every motif in every plate set for the contact sheet, with the build's generator. Resolves to the folder of the
 * drawings, named `<motif>-<set>.svg`. The output is deterministic.
 */
export async function drawImagery(): Promise<string> {
  const folder = path.join(CACHE, 'storybook-imagery');
  await mkdir(folder, { recursive: true });
  const typeface = await loadTypeface(CACHE);
  await Promise.all(
    POSTER_MOTIFS.flatMap((motif) =>
      PLATE_SETS.map((set) => {
        const drawing = drawPoster({ seed: 'contact-sheet', motif, set, format: 'portrait' }, typeface);
        return writeFile(path.join(folder, `${motif}-${set}.svg`), drawing);
      }),
    ),
  );
  return folder;
}
