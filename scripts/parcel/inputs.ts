import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { INSTALLED, SETTINGS } from '../lib/buildInputs.mjs';
import { filesBelow } from '../lib/filesBelow';

/** The inputs of the bundles, by content. */
export interface Inputs {
  /** Hash of all inputs. */
  key: string;
  /** Hash of all inputs except the sources: packages, plugins, settings. Parcel's cache cannot be used with another one. */
  toolsKey: string;
  /** Hash of each source, by path relative to the project. */
  sources: Record<string, string>;
}

/** A change of a file, in the format of Parcel's watcher. */
export interface FileChange {
  type: 'create' | 'update' | 'delete';
  path: string;
}

/** Raise this when the format of the data stored below `.cache` changes. */
const FORMAT = 1;

/** Fields of package.json that do not affect bundles. */
const UNUSED_FIELDS = ['version', 'description', 'license', 'scripts', 'overrides'];

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** The hash of each file, by name. */
export function hashFiles(root: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, sha256(readFileSync(path.join(root, file)))]));
}

/** Of the generated files in `src`, only fonts and their stylesheet are bundled; the rest is types and data. */
function isSource(file: string): boolean {
  return !file.startsWith('src/generated/') || /^src\/generated\/fonts\/.*\.(?:css|woff2)$/.test(file);
}

function usedFields(root: string): Record<string, unknown> {
  const fields = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !UNUSED_FIELDS.includes(name)));
}

/** Reads all inputs of the bundles. Only contents matter, not times. */
export function readInputs(root: string): Inputs {
  const settings = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && SETTINGS.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  const installed = [INSTALLED].filter((file) => existsSync(path.join(root, file)));
  const namesBelow = (folder: string) =>
    filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`);
  const tools = hashFiles(root, [...settings, ...installed, ...namesBelow('scripts/parcel')]);
  const sources = hashFiles(root, namesBelow('src').filter(isSource));
  const toolsKey = sha256(
    JSON.stringify([FORMAT, process.version, process.platform, process.arch, tools, usedFields(root)]),
  );
  return { key: sha256(JSON.stringify([toolsKey, sources])), toolsKey, sources };
}

/** `src/a/B.tsx`, `src/a/B.js` and `src/a/B/index.ts` can all be the target of an import of `./B`. */
const importName = (file: string): string => file.replace(/\.[^./]+$/, '').replace(/\/index$/, '');

/**
 * The changes between two states of the sources. Undefined if a file was added or removed next to another that the same
 * import could refer to: that import may then resolve differently without any changed file.
 */
export function sourceChanges(
  root: string,
  before: Record<string, string>,
  after: Record<string, string>,
): FileChange[] | undefined {
  const changes: FileChange[] = [];
  const add = (type: FileChange['type'], file: string) => changes.push({ type, path: path.join(root, file) });
  for (const file of Object.keys(before)) if (after[file] === undefined) add('delete', file);
  for (const [file, hash] of Object.entries(after)) {
    if (before[file] === undefined) add('create', file);
    else if (before[file] !== hash) add('update', file);
  }
  const moved = changes
    .filter(({ type }) => type !== 'update')
    .map((change) => path.relative(root, change.path));
  const files = new Set([...Object.keys(before), ...Object.keys(after)]);
  const meant = new Map<string, number>();
  for (const file of files) meant.set(importName(file), (meant.get(importName(file)) ?? 0) + 1);
  const isClear = moved.every((file) => meant.get(importName(file.split(path.sep).join('/'))) === 1);
  return isClear ? changes : undefined;
}
