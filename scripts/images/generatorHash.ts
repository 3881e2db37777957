import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { DISPLAY_CUT } from '../fonts/cuts';
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
  const fonts = await Promise.all([cutHash(DISPLAY_CUT, 'latin'), cutHash(DISPLAY_CUT, 'latin-ext')]);
  return contentHash(...contents, ...fonts, JSON.stringify(sharp.versions));
}

let hash: Promise<string> | undefined;

/**
 * Hash of everything besides the request that decides how an image comes out: the generator's own source files, the
 * font, and the versions of sharp and the libraries in it. An image in the cache made by other code is never used.
 */
export function generatorHash(): Promise<string> {
  hash ??= computeHash();
  return hash;
}
