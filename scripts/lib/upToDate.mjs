/*
 * Tells without reading a file whether a build would change anything. Plain JavaScript without dependencies, because
 * loading the build itself takes longer than this.
 */
import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { berlinMinute } from './berlinClock.mjs';

/** Raise this when the form of the stamp changes, so that no stamp of another form is read. */
const STAMP_VERSION = 2;

/** What a build depends on besides its content and its options. */
const INPUTS = [
  'src',
  'scripts',
  'server',
  'package.json',
  'package-lock.json',
  '.parcelrc',
  'tsconfig.base.json',
];

/** Written by builds themselves. */
const IGNORED = 'src/generated';

/** A file that was changed so shortly (ms) before it was looked at may change again without its times showing it. */
const SETTLED_MS = 1000;

/** Where builds keep what they know of an output folder, below the cache folder. */
export function stateFileOf(cacheDir, outDir) {
  const name = createHash('sha256').update(path.resolve(outDir)).digest('hex').slice(0, 16);
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
 * Sizes, times and places of all that a build reads, by path; null for a file that was changed just now. To be taken
 * before anything is read.
 */
export function statInputs(root, contentDir) {
  const result = {};
  const now = Date.now();
  for (const name of [...INPUTS, contentDir]) statFiles(root, name, result, now);
  return result;
}

/** What else decides how a build comes out. */
function conditions(args, env, today) {
  const { SITE_ORIGIN = null, BUILD_DATE = null } = env;
  return [args, SITE_ORIGIN, BUILD_DATE, berlinMinute(today).slice(0, 10), process.version];
}

/** Whether a folder is as its last build has left it: no file changed, none gone, none added. */
function isAsWritten(outDir, stateFile) {
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

/** Whether the command line or the environment says for which time to build. */
const isTimeChosen = (args, env) =>
  env.BUILD_DATE !== undefined || args.some((arg) => arg === '--date' || arg.startsWith('--date='));

/**
 * Notes what a build has read and under which conditions, once its folders are written, and the minute in Berlin from which
 * on it comes out differently by itself.
 */
export function writeStamp({ cacheDir, outDir, args, env, today, inputs, until }) {
  const stateFile = stateFileOf(cacheDir, outDir);
  const { contentDir, files } = inputs;
  const stamp = {
    version: STAMP_VERSION,
    conditions: conditions(args, env, today),
    until: isTimeChosen(args, env) ? null : (until ?? null),
    contentDir,
    files,
  };
  mkdirSync(path.dirname(stateFile), { recursive: true });
  const file = stampFileOf(stateFile);
  writeFileSync(`${file}.${process.pid}.part`, JSON.stringify(stamp));
  renameSync(`${file}.${process.pid}.part`, file);
}

/** Value of `--out` as a command line gives it, `dist` by default. */
function outDirOf(args) {
  const index = args.findIndex((arg) => arg === '--out' || arg.startsWith('--out='));
  if (index < 0) return 'dist';
  return args[index] === '--out' ? (args[index + 1] ?? 'dist') : args[index].slice('--out='.length);
}

/**
 * Whether the last build of this command line was made from exactly what lies there now, and its output is untouched.
 * False, too, where that cannot be told.
 */
export function isUpToDate({ root, cacheDir, args, env, today }) {
  try {
    const outDir = path.resolve(root, outDirOf(args));
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
