import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BRAND, SUPPORT } from '../src/theme/colors';

const INKS: Record<string, string> = { ...BRAND, paper: SUPPORT.paper };

/**
 * Replaces colour names such as `ink(yellow)` in the drawings of a folder by theme colours, so that a changed colour
 * reaches the posters of the stories too. Resolves to the folder of the coloured drawings.
 * @throws Error that names the drawing if it uses an unknown colour
 */
export async function inkPosters(from: string, cacheDir: string): Promise<string> {
  const folder = path.join(cacheDir, 'storybook-posters');
  await mkdir(folder, { recursive: true });
  const names = (await readdir(from)).filter((name) => name.endsWith('.svg'));
  await Promise.all(
    names.map(async (name) => {
      const drawing = await readFile(path.join(from, name), 'utf8');
      const inked = drawing.replaceAll(/ink\((\w*)\)/g, (_, ink: string) => {
        const color = INKS[ink];
        if (color === undefined) {
          throw new Error(`${name} asks for ink(${ink}); there are ${Object.keys(INKS).join(', ')}`);
        }
        return color;
      });
      await writeFile(path.join(folder, name), inked);
    }),
  );
  return folder;
}
