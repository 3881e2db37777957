import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { DISPLAY_CUT, OUTLINE_SUBSETS } from '../fonts/cuts';
import { contentHash } from '../lib/fileCache';
import { cutHash } from '../fonts/fontSource';

const SOURCES = [
  '.',
  '../fonts',
  '../../src/config/posters.ts',
  '../../src/theme/colors.ts',
  '../../src/theme/logo.ts',
  '../../src/theme/plates.ts',
  '../../src/lib/stageStrips.ts',
];

/** Contains the versions of sharp and its bundled libraries; reading it is faster than loading sharp. */
const SHARP = createRequire(import.meta.url)
  .resolve('sharp')
  .replace(/(?<=[\\/]node_modules[\\/]sharp[\\/]).*$/, 'package.json');

async function listSources(): Promise<string[]> {
  const found = await Promise.all(
    SOURCES.map(async (source) => {
      const path = fileURLToPath(new URL(source, import.meta.url));
      if (path.endsWith('.ts')) return [path];
      const entries = await readdir(path, { recursive: true });
      return entries
        .filter((entry) => entry.endsWith('.ts'))
        .map((entry) => `${path.replace(/\/$/, '')}/${entry}`);
    }),
  );
  return found.flat().toSorted();
}

async function computeHash(): Promise<string> {
  const files = await listSources();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const fonts = await Promise.all(OUTLINE_SUBSETS.map((subset) => cutHash(DISPLAY_CUT, subset)));
  return contentHash(...contents, ...fonts, await readFile(SHARP));
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
