import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DISPLAY_CUT, OUTLINE_SUBSETS } from '../fonts/cuts';
import { cutHash } from '../fonts/fontSource';
import { hashOfParts } from '../lib/cachedFile';
import { filesBelow } from '../lib/filesBelow';

const SOURCES = [
  '.',
  '../fonts',
  '../../src/config/posters.ts',
  '../../src/theme/colors.ts',
  '../../src/theme/logo.ts',
  '../../src/theme/plates.ts',
  '../../src/lib/slugOf.ts',
  '../../src/lib/stageStrips.ts',
];

/** Contains the versions of sharp and its bundled libraries; reading it is faster than loading sharp. */
const SHARP = createRequire(import.meta.url)
  .resolve('sharp')
  .replace(/(?<=[\\/]node_modules[\\/]sharp[\\/]).*$/, 'package.json');

function listSources(): string[] {
  return SOURCES.flatMap((source) => {
    const path = fileURLToPath(new URL(source, import.meta.url));
    if (path.endsWith('.ts')) return [path];
    return filesBelow(path)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(path, file));
  }).toSorted();
}

async function computeHash(): Promise<string> {
  const contents = await Promise.all(listSources().map((file) => readFile(file)));
  const fonts = await Promise.all(OUTLINE_SUBSETS.map((subset) => cutHash(DISPLAY_CUT, subset)));
  return hashOfParts(...contents, ...fonts, await readFile(SHARP));
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
