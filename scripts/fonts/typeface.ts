import { createTypeface, type Typeface } from './createTypeface';
import { cutFont } from './cutFont';
import { DISPLAY_CUT, OUTLINE_SUBSETS } from './cuts';

const loaded = new Map<string, Promise<Typeface>>();

/**
 * The Display cut, cut into `<cacheDir>/fonts` if necessary; one instance per cache folder and process.
 * @throws if the font package is missing
 */
export function loadTypeface(cacheDir: string): Promise<Typeface> {
  const present = loaded.get(cacheDir);
  if (present) return present;
  const typeface = Promise.all(
    OUTLINE_SUBSETS.map((subset) => cutFont(DISPLAY_CUT, subset, 'truetype', cacheDir)),
  ).then((fonts) => createTypeface(fonts.map((font) => font.bytes)));
  loaded.set(cacheDir, typeface);
  return typeface;
}
