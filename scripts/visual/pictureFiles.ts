import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders of pictures, relative to the project's root; `reference` is committed. */
export const PICTURE_DIRS = {
  reference: '.loki/reference',
  current: '.loki/current',
  difference: '.loki/difference',
} as const;

/** Ending of a reference: lossless WebP, which is half as large as the smallest PNG. */
const REFERENCE_TYPE = '.webp';

/** Where a picture is, was and differs; absolute paths. */
export function pictureFiles(root: string, name: string) {
  return {
    reference: path.join(root, PICTURE_DIRS.reference, `${name}${REFERENCE_TYPE}`),
    current: path.join(root, PICTURE_DIRS.current, `${name}.png`),
    difference: path.join(root, PICTURE_DIRS.difference, `${name}.png`),
  };
}

/** The reference beside the path that Loki would look for: `a/b.png` -> `a/b.webp`. */
export const referenceOf = (lokiPath: string) => lokiPath.replace(/\.png$/, REFERENCE_TYPE);

/** Names of all references that are there, in alphabetical order; whatever else lies among them keeps its ending. */
export function referenceNames(root: string): string[] {
  const folder = path.join(root, PICTURE_DIRS.reference);
  let entries;
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .map((file) => (file.endsWith(REFERENCE_TYPE) ? file.slice(0, -REFERENCE_TYPE.length) : file))
    .toSorted();
}
