// @ts-check
/*
 * The files that a build reads. Plain JavaScript without dependencies, because it is needed before the build itself is
 * loaded.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Size, times (ms) and inode of a file; null if it was changed just before it was read.
 * @typedef {readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number] | null} InputStat
 */

/** Inputs of a build besides its content and options. */
const INPUTS = ['src', 'scripts', 'server', 'docs/blocks', 'package.json'];

/** Names of the files in the project folder that Parcel, its transformers and Linaria read as their settings. */
export const SETTINGS =
  /^(?:\.parcelrc|\.env|\.?browserslist|\.?babel|\.?postcss|\.?posthtml|\.?htmlnano|\.?swc|\.?svgo|tsconfig\.(?:base\.)?json|package-lock\.json)/;

/** npm's record of the packages actually installed, which may differ from the lockfile. */
export const INSTALLED = 'node_modules/.package-lock.json';

/** Written by builds themselves. */
const IGNORED = 'src/generated';

/**
 * A file changed less than this long (ms) ago may change again without a visible change of its times: they are coarse,
 * and clocks get adjusted.
 */
export const SETTLED_MS = 2000;

/**
 * @param {string} root
 * @param {string} name
 * @param {Record<string, InputStat>} result
 * @param {number} now
 */
function statFiles(root, name, result, now) {
  const absolute = path.resolve(root, name);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    const { size, mtimeMs, ctimeMs, ino } = stat;
    result[name] = now - Math.max(mtimeMs, ctimeMs) < SETTLED_MS ? null : [size, mtimeMs, ctimeMs, ino];
    return;
  }
  if (name === IGNORED) return;
  for (const entry of readdirSync(absolute)) statFiles(root, `${name}/${entry}`, result, now);
}

/**
 * Returns sizes, times and inodes of all inputs of a build by path; null for a file that has just been changed. Must be
 * called before the inputs are read.
 * @param {string} root
 * @param {string} contentDir
 */
export function statInputs(root, contentDir) {
  /** @type {Record<string, InputStat>} */
  const result = {};
  const now = Date.now();
  const settings = readdirSync(root).filter((name) => SETTINGS.test(name));
  for (const name of [...INPUTS, ...settings, INSTALLED, contentDir]) statFiles(root, name, result, now);
  return result;
}
