// oxlint-disable-next-line typescript/triple-slash-reference -- programs that import this file from outside the folder must find the types too
/// <reference path="./subsetFont.d.ts" />
import type { FontCut, FontSubset } from './cuts';
import { subsetText } from './cuts';
import { keepFile, type KeptFile } from '../lib/cachedFile';
import { cutHash, readVariableFont } from './fontSource';

const EXTENSION = { woff2: 'woff2', truetype: 'ttf' } as const;

/**
 * Instances the variable font at the axes of a cut and keeps only the letters of a subset. The result is cached in
 * `<cacheDir>/fonts`, named by the hash of all inputs.
 * @throws if the font package is missing or cannot be cut
 */
export async function cutFont(
  cut: FontCut,
  subset: FontSubset,
  format: keyof typeof EXTENSION,
  cacheDir: string,
): Promise<KeptFile> {
  const hash = await cutHash(cut, subset);
  const name = `${cut.name}.${subset}.${hash}.${EXTENSION[format]}`;
  return keepFile(cacheDir, 'fonts', name, async () => {
    // Imported on demand: most builds cut nothing.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(await readVariableFont(subset), subsetText(subset), {
      targetFormat: format,
      variationAxes: { ...cut.axes },
    });
  });
}
