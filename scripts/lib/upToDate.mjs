// @ts-check
/*
 * Checks whether a build would change anything, without reading the input files. Plain JavaScript without dependencies,
 * because loading the build itself takes longer than this check.
 */
import { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { berlinMinute } from './berlinClock.mjs';
import { statInputs } from './buildInputs.mjs';
import { DEFAULTS } from './commands.mjs';
import { realPath, stateFileOf } from './outputPlaces.mjs';

/** @import { InputStat } from './buildInputs.mjs' */

/**
 * @typedef {object} BuildConditions
 * @property {string} cacheDir
 * @property {string[]} args Command line arguments of the program.
 * @property {NodeJS.ProcessEnv} env
 * @property {Date} today
 */

/** Increase this when the stamp's format changes, so that older stamps are ignored. */
const STAMP_VERSION = 2;

/** @param {string} stateFile */
const stampFileOf = (stateFile) => `${stateFile.slice(0, -'.json'.length)}.inputs.json`;

/**
 * Returns the other conditions that affect the build's output.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {Date} today
 */
function conditions(args, env, today) {
  const { SITE_ORIGIN = null, BUILD_DATE = null } = env;
  return [args, SITE_ORIGIN, BUILD_DATE, berlinMinute(today).slice(0, 10), process.version];
}

/**
 * True if a folder, or the one that a link points to, is as its last build left it: nothing changed, removed or added.
 * @param {string} linkedDir
 * @param {string} stateFile
 */
function isAsWritten(linkedDir, stateFile) {
  const outDir = realPath(linkedDir);
  const { groups, folders } = JSON.parse(readFileSync(stateFile, 'utf8'));
  for (const { files } of Object.values(groups)) {
    for (const [file, [size, , mtimeMs]] of Object.entries(files)) {
      const found = lstatSync(path.join(outDir, file), { throwIfNoEntry: false });
      if (found?.size !== size || found?.mtimeMs !== mtimeMs) return false;
    }
  }
  return Object.entries(folders).every(
    ([folder, mtimeMs]) =>
      lstatSync(path.join(outDir, folder), { throwIfNoEntry: false })?.mtimeMs === mtimeMs,
  );
}

/**
 * The options of a build that this check needs; invalid ones are reported by the build itself.
 * @param {string[]} args
 */
const optionsOf = (args) =>
  parseArgs({
    args,
    options: { out: { type: 'string', default: DEFAULTS.out }, date: { type: 'string' } },
    strict: false,
  }).values;

/**
 * Records the inputs and conditions of a finished build, and the minute in Berlin at which its output changes next even
 * without new input (`until`).
 * @param {BuildConditions & {
 *   outDir: string;
 *   until?: string | undefined;
 *   inputs: { contentDir: string; files: Record<string, InputStat> };
 * }} build
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
 * @param {BuildConditions & { root: string }} build
 */
export function isUpToDate({ root, cacheDir, args, env, today }) {
  try {
    const { out } = optionsOf(args);
    if (typeof out !== 'string') return false;
    const outDir = path.resolve(root, out);
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
