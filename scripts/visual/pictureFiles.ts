import path from 'node:path';
import { filesBelow } from '../lib/filesBelow';

/** Folders of pictures, relative to the project root; `reference` is committed. */
export const PICTURE_DIRS = {
  reference: '.loki/reference',
  current: '.loki/current',
  difference: '.loki/difference',
} as const;

/** Extension of reference images: lossless WebP, half the size of the smallest PNG. */
const REFERENCE_TYPE = '.webp';

/** Returns the absolute paths of a picture's reference image, current picture and difference. */
export function pictureFiles(root: string, name: string) {
  return {
    reference: path.join(root, PICTURE_DIRS.reference, `${name}${REFERENCE_TYPE}`),
    current: path.join(root, PICTURE_DIRS.current, `${name}.png`),
    difference: path.join(root, PICTURE_DIRS.difference, `${name}.png`),
  };
}

/** Returns the path of the reference image for the one Loki would use: `a/b.png` -> `a/b.webp`. */
export const referenceOf = (lokiPath: string) => lokiPath.replace(/\.png$/, REFERENCE_TYPE);

/**
 * Returns the names of all reference images in alphabetical order, without extension; other files in the folder keep
 * theirs.
 */
export function referenceNames(root: string): string[] {
  return filesBelow(path.join(root, PICTURE_DIRS.reference))
    .map((file) => (file.endsWith(REFERENCE_TYPE) ? file.slice(0, -REFERENCE_TYPE.length) : file))
    .toSorted();
}
