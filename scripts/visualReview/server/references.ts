import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { approve } from '../../visual/approve';
import { PICTURE_DIRS, pictureFiles } from '../../visual/pictureFiles';
import type { PictureResult } from '../../visual/outcome';

/** Where accepted pictures and replaced reference images are kept until the next run, relative to the project root. */
const KEPT = '.cache/visualReview/kept';

const STAGE = '.cache/visualReview/stage';

const quiet = () => undefined;

const EMPTY = { results: [], proven: [], orphans: [], filter: {} };

function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Creates a hard link, or a copy on file systems without hard links. */
function linkOrCopy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Copies a file atomically. */
function keep(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, `${to}.part`);
  renameSync(`${to}.part`, to);
}

/** Returns the paths of a picture's files moved aside when it was accepted. */
const keptFiles = (root: string, name: string) => pictureFiles(path.join(root, KEPT), name);

/** Returns the path of a reference image, or of any other file in their folder, with its own extension. */
function fileAmongReferences(root: string, name: string): string {
  const { reference } = pictureFiles(root, name);
  return existsSync(reference) ? reference : path.join(root, PICTURE_DIRS.reference, name);
}

/** Returns the hash of a picture's reference image; undefined if there is none. */
export function referenceHash(root: string, name: string): string | undefined {
  const file = fileAmongReferences(root, name);
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined;
}

/** Removes everything kept of the previous run. */
export function forgetKept(root: string): void {
  for (const folder of [KEPT, STAGE]) rmSync(path.join(root, folder), { recursive: true, force: true });
}

/** Returns the picture files of an item, whether accepted or not; they may not exist. */
export function shownFiles(root: string, name: string) {
  const now = pictureFiles(root, name);
  const kept = keptFiles(root, name);
  const isAccepted = existsSync(kept.current) || existsSync(kept.reference);
  return {
    before: existsSync(kept.reference) || existsSync(kept.current) ? kept.reference : now.reference,
    after: isAccepted && existsSync(kept.current) ? kept.current : now.current,
    difference: isAccepted && existsSync(kept.difference) ? kept.difference : now.difference,
  };
}

/**
 * Turns a new picture into the reference image, like `npm run visual:approve`, but atomically. The replaced one is kept
 * for `restoreReference`.
 * @returns the hash of the new reference image
 * @throws {Error} if the picture is missing or unsuitable
 */
export async function writeReference(root: string, result: PictureResult): Promise<string> {
  const { name } = result.picture;
  const files = pictureFiles(root, name);
  const kept = keptFiles(root, name);
  // Resume an interrupted write.
  if (!existsSync(files.current) && existsSync(kept.current)) linkOrCopy(kept.current, files.current);
  if (!existsSync(files.current)) {
    throw new Error(`${name} is gone from ${PICTURE_DIRS.current}. Run "npm run visual" again.`);
  }
  mkdirSync(path.join(root, STAGE), { recursive: true });
  const stage = mkdtempSync(path.join(root, STAGE, 'picture-'));
  try {
    const staged = pictureFiles(stage, name);
    linkOrCopy(files.current, staged.current);
    await approve(stage, { ...EMPTY, results: [result] }, undefined, quiet);
    if (existsSync(files.reference) && !existsSync(kept.reference)) keep(files.reference, kept.reference);
    move(staged.reference, files.reference);
    move(files.current, kept.current);
    move(files.difference, kept.difference);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  return referenceHash(root, name) ?? '';
}

/** Removes a reference image without a story; it is kept for `restoreReference`. */
export async function removeReference(root: string, name: string): Promise<void> {
  const file = fileAmongReferences(root, name);
  if (!existsSync(file)) return;
  keep(file, path.join(root, KEPT, path.relative(root, file)));
  await approve(root, { ...EMPTY, orphans: [name] }, undefined, quiet);
}

/** Undoes accepting a picture; can be repeated after a failure. */
export function restoreReference(root: string, name: string): void {
  const files = pictureFiles(root, name);
  const kept = keptFiles(root, name);
  const rawKept = path.join(root, KEPT, PICTURE_DIRS.reference, name);
  move(kept.current, files.current);
  move(kept.difference, files.difference);
  // Must come last: a repetition after this would take the restored reference image for a new one and remove it.
  if (existsSync(kept.reference)) move(kept.reference, files.reference);
  else if (existsSync(rawKept)) move(rawKept, path.join(root, PICTURE_DIRS.reference, name));
  else rmSync(files.reference, { force: true });
}
