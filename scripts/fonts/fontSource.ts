import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { hashOfParts } from '../lib/cachedFile';
import { type FontCut, type FontSubset, subsetText } from './cuts';

const require = createRequire(import.meta.url);
// HarfBuzz does the cutting; it is a dependency of subset-font, not a direct one.
const cutterRequire = createRequire(require.resolve('subset-font'));
const PACKAGE = '@fontsource-variable/bricolage-grotesque';

/** Reads the variable font (all three axes) that a subset is cut from. @throws if the font package is not installed */
export function readVariableFont(subset: FontSubset): Promise<Buffer> {
  const file = subset === 'latin-ext' ? 'latin-ext' : 'latin';
  return readFile(require.resolve(`${PACKAGE}/files/bricolage-grotesque-${file}-standard-normal.woff2`));
}

/** Text of the SIL Open Font License 1.1, which must accompany every copy (section 2 of the licence). */
export function readLicence(): Promise<Buffer> {
  return readFile(require.resolve(`${PACKAGE}/LICENSE`));
}

/** Hash of everything a cut depends on: source font, axes, letters and cutting program. 16 hex digits. */
export async function cutHash(cut: FontCut, subset: FontSubset): Promise<string> {
  const cutter = await readFile(require.resolve('subset-font/package.json'));
  const engine = await readFile(cutterRequire.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const recipe = JSON.stringify([cut.name, cut.axes, subsetText(subset)]);
  return hashOfParts(await readVariableFont(subset), recipe, cutter, engine).slice(0, 16);
}
