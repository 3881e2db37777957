import { fileURLToPath } from 'node:url';

import { DISPLAY_CUT, OUTLINE_SUBSETS } from '../fonts/cuts';
import { cutHash } from '../fonts/fontSource';
import { inputHash } from '../lib/inputHash';
import { lockedPackages } from '../lib/lockedPackages';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Code that affects an image; a test checks that none is missing. */
export const SOURCES = [
  'scripts/fonts',
  'scripts/images',
  'scripts/lib/cachedFile.ts',
  'scripts/lib/hashOfBytes.ts',
  'scripts/lib/inputHash.ts',
  'scripts/lib/lockedPackages.ts',
  'scripts/lib/newFile.ts',
  'scripts/lib/readMedium.ts',
  'scripts/lib/writeFault.ts',
  'scripts/lib/writeWhole.ts',
  'src/config/openings.ts',
  'src/config/posters.ts',
  'src/config/themes.ts',
  'src/lib/foldText.ts',
  'src/lib/omitUndefined.ts',
  'src/lib/slugOf.ts',
  'src/lib/stageStrips.ts',
  'src/theme/colors.ts',
  'src/theme/logo.ts',
  'src/theme/plates.ts',
];

async function computeHash(): Promise<string> {
  const fonts = await Promise.all(OUTLINE_SUBSETS.map((subset) => cutHash(DISPLAY_CUT, subset)));
  return inputHash(ROOT, SOURCES, [], [fonts, lockedPackages(ROOT, ['sharp'])]);
}

let hash: Promise<string> | undefined;

/**
 * Hash of everything besides the request that affects an image: the generator's source files, the font, and the
 * versions of sharp and its libraries. It ensures that cached images made by other code are never used.
 */
export function generatorHash(): Promise<string> {
  hash ??= computeHash();
  return hash;
}
