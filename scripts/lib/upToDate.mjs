/*
 * Checks whether a build would change anything, without reading the input files. Plain JavaScript without dependencies,
 * because loading the build itself takes longer than this check.
 */
import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { berlinMinute } from './berlinClock.mjs';

/** Increase this when the stamp's format changes, so that older stamps are ignored. */
const STAMP_VERSION = 2;

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

/** The path with symbolic links resolved, even if the file does not exist. */
export function realPath(file) {
  try {
    return realpathSync.native(file);
  } catch {
    const parent = path.dirname(file);
    return parent === file ? file : path.join(realPath(parent), path.basename(file));
  }
}

/**
 * Returns the file that records the state of an output folder, below the cache folder. It is the same for every path to
 * the folder.
 */
export function stateFileOf(cacheDir, outDir) {
  const name = createHash('sha256')
    .update(realPath(path.resolve(outDir)))
    .digest('hex')
    .slice(0, 16);
  return path.join(cacheDir, 'outputs', `${name}.json`);
}

const stampFileOf = (stateFile) => `${stateFile.slice(0, -'.json'.length)}.inputs.json`;

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
 */
export function statInputs(root, contentDir) {
  const result = {};
  const now = Date.now();
  const settings = readdirSync(root).filter((name) => SETTINGS.test(name));
  for (const name of [...INPUTS, ...settings, INSTALLED, contentDir]) statFiles(root, name, result, now);
  return result;
}

/** Returns the other conditions that affect the build's output. */
function conditions(args, env, today) {
  const { SITE_ORIGIN = null, BUILD_DATE = null } = env;
  return [args, SITE_ORIGIN, BUILD_DATE, berlinMinute(today).slice(0, 10), process.version];
}

/** True if a folder, or the one that a link points to, is as its last build left it: nothing changed, removed or added. */
function isAsWritten(linkedDir, stateFile) {
  const outDir = realPath(linkedDir);
  const { groups, folders } = JSON.parse(readFileSync(stateFile, 'utf8'));
  for (const { files } of Object.values(groups)) {
    for (const [file, [size, , mtimeMs]] of Object.entries(files)) {
      const found = lstatSync(path.join(outDir, file), { throwIfNoEntry: false });
      if (found?.size !== size || found.mtimeMs !== mtimeMs) return false;
    }
  }
  return Object.entries(folders).every(
    ([folder, mtimeMs]) =>
      lstatSync(path.join(outDir, folder), { throwIfNoEntry: false })?.mtimeMs === mtimeMs,
  );
}

/** The options of a build that this check needs; invalid ones are reported by the build itself. */
const optionsOf = (args) =>
  parseArgs({
    args,
    options: { out: { type: 'string', default: 'dist' }, date: { type: 'string' } },
    strict: false,
  }).values;

/**
 * Records the inputs and conditions of a finished build, and the minute in Berlin at which its output changes next even
 * without new input (`until`).
 */
export function writeStamp({ cacheDir, outDir, args, env, today, inputs, until }) {
  const stateFile = stateFileOf(cacheDir, outDir);
  const { contentDir, files } = inputs;
  const isTimeChosen = Boolean(env.BUILD_DATE) || optionsOf(args).date !== undefined;
  const stamp = {
    version: STAMP_VERSION,
    conditions: conditions(args, env, today),
    until: isTimeChosen ? null : (until ?? null),
    contentDir,
    files,
  };
  mkdirSync(path.dirname(stateFile), { recursive: true });
  const file = stampFileOf(stateFile);
  writeFileSync(`${file}.${process.pid}.part`, JSON.stringify(stamp));
  renameSync(`${file}.${process.pid}.part`, file);
}

/**
 * True if the last build with this command line used exactly the current inputs and its output is untouched. False if
 * in doubt.
 */
export function isUpToDate({ root, cacheDir, args, env, today }) {
  try {
    const outDir = path.resolve(root, optionsOf(args).out);
    const stateFile = stateFileOf(cacheDir, outDir);
    const stamp = JSON.parse(readFileSync(stampFileOf(stateFile), 'utf8'));
    if (stamp.version !== STAMP_VERSION) return false;
    if (JSON.stringify(stamp.conditions) !== JSON.stringify(conditions(args, env, today))) return false;
    if (stamp.until !== null && berlinMinute(today) >= stamp.until) return false;
    const now = JSON.stringify(statInputs(root, stamp.contentDir));
    if (now !== JSON.stringify(stamp.files) || Object.values(stamp.files).includes(null)) return false;
    return (
      isAsWritten(outDir, stateFile) &&
      isAsWritten(`${outDir}-server`, stateFileOf(cacheDir, `${outDir}-server`))
    );
  } catch {
    return false;
  }
}
