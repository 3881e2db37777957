import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What bundles are made of, by content. */
export interface Inputs {
  /** Names the whole: equal exactly when nothing that the bundles depend on differs. */
  key: string;
  /** Names all but the sources: packages, plugins, settings. Parcel's cache of another one is of no use. */
  toolsKey: string;
  /** The sources: hash by path, relative to the project. */
  sources: Record<string, string>;
}

/** What happened to a file, in the form that Parcel's watcher gives. */
export interface FileChange {
  type: 'create' | 'update' | 'delete';
  path: string;
}

/** Raised when what is stored below `.cache` changes its form. */
const FORMAT = 1;

/** Settings in the project's folder that Parcel, its transformers and Linaria look for. */
const SETTINGS =
  /^(?:\.parcelrc|\.env|\.?browserslist|\.?babel|\.?postcss|\.?posthtml|\.?htmlnano|\.?swc|\.?svgo|tsconfig\.(?:base\.)?json|package-lock\.json)/;

/** Fields of package.json that nothing of a bundle depends on. */
const UNUSED_FIELDS = ['version', 'description', 'license', 'scripts', 'overrides'];

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** All files below a folder or the file itself, relative to `root`, with `/`, sorted; none where nothing is. */
export function filesBelow(root: string, name: string): string[] {
  const stat = statSync(path.join(root, name), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [name];
  return readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The hash of each of these files by its name. */
export function hashFiles(root: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, sha256(readFileSync(path.join(root, file)))]));
}

/** Of what the build itself writes into `src`, only fonts and their style sheet get into a bundle; the rest is types and data. */
function isSource(file: string): boolean {
  return !file.startsWith('src/generated/') || /^src\/generated\/fonts\/.*\.(?:css|woff2)$/.test(file);
}

function usedFields(root: string): Record<string, unknown> {
  const fields = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !UNUSED_FIELDS.includes(name)));
}

/** Reads everything that bundles are made of. Only contents count, no times. */
export function readInputs(root: string): Inputs {
  const settings = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && SETTINGS.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  // What npm has really installed, which need not be what the lockfile asks for.
  const installed = filesBelow(root, 'node_modules/.package-lock.json');
  const tools = hashFiles(root, [...settings, ...installed, ...filesBelow(root, 'scripts/parcel')]);
  const sources = hashFiles(root, filesBelow(root, 'src').filter(isSource));
  const toolsKey = sha256(
    JSON.stringify([FORMAT, process.version, process.platform, process.arch, tools, usedFields(root)]),
  );
  return { key: sha256(JSON.stringify([toolsKey, sources])), toolsKey, sources };
}

/** `src/a/B.tsx`, `src/a/B.js` and `src/a/B/index.ts` may all be meant by an import of `./B`. */
const importName = (file: string): string => file.replace(/\.[^./]+$/, '').replace(/\/index$/, '');

/**
 * What happened to the sources between two states. Undefined when a file has come or gone beside another one that the
 * same import may mean: then an import may lead elsewhere although no file that takes part in it has changed.
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
