import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '../../check/tree';
import { inputHash } from '../../lib/inputHash';
import { inputsOf } from './inputsOf';

/**
 * Settings, packages and the rule about what belongs to the project, on which every test depends. tsx reads
 * `tsconfig.json` for every program; those of folders are inputs of their modules.
 */
const FOR_ALL = [
  '.gitignore',
  'package.json',
  'package-lock.json',
  'jest.config.mjs',
  'tests/setup',
  'tsconfig.base.json',
  'tsconfig.json',
];

/** True for a file that is part of every key. */
export const countsForAll = (file: string): boolean =>
  FOR_ALL.some((part) => `${file}/`.startsWith(`${part}/`));

/** Records of what has passed; no test's result depends on them. */
const RECORDS = /^tests\/(?:dist\/)?proofs\//;

/**
 * Copies the project for a test, which then builds or changes the copy; builds the site from the project's own files.
 * A pattern, because a string would make the two inputs of every test of this module.
 */
const USING_ALL = /^scripts\/(?:testbed\/copyProject|build)\.ts$/;

/** Parts of the project that no build uses. They are in a copy, too. */
const UNUSED_IN_BUILDS = /^(?:\.ci|\.loki|docs(?!\/blocks\/)|tests)\/|^[^/]+\.md$/;

const usesAll = (inputs: ReadonlySet<string>): boolean => [...inputs].some((file) => USING_ALL.test(file));

/** Endings of a generated module, which imports leave out. */
const EXTENSIONS = ['', '.ts', '.json'];

/** Length of a recorded hash, hex digits. */
const HASH_LENGTH = 16;

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** What decides, outside of the project, how tests run: Node’s major version, the system, its rights and another browser. */
const environment = () => [
  process.version.split('.')[0],
  process.platform,
  process.arch,
  process.getuid?.() === 0,
  process.env['CHROME_PATH'],
];

/**
 * Returns the hash of what all tests share: settings, packages and where they run.
 * @param also further files and folders, relative to the root
 */
export const sharedKey = (root: string, also: readonly string[]): string =>
  inputHash(root, [...FOR_ALL, ...also], [], environment()).slice(0, HASH_LENGTH);

/**
 * Returns a function that lists the inputs of a test file as `inputsOf` does. A test that copies the project, or
 * builds the site, depends on all that a build can use, whatever it says that it covers.
 * @param also modules that run before every test of this kind
 */
export function testInputs(tree: Tree, also: readonly string[]): (test: string) => ReadonlySet<string> {
  const inputs = inputsOf(tree);
  const used = tree.files.filter((file) => !UNUSED_IN_BUILDS.test(file));
  return (test) => {
    const files = new Set([test, ...also].flatMap((module) => [...inputs(module)]));
    if (usesAll(files)) for (const file of used) files.add(file);
    return files;
  };
}

/** True for a file that a test opens only to copy it. */
export const isOnlyCopied = (inputs: ReadonlySet<string>, file: string): boolean =>
  usesAll(inputs) && UNUSED_IN_BUILDS.test(file);

/**
 * Returns a function that gives the current keys of test files: hashes of the names and bytes of all their inputs. A key
 * changes whenever a result of the file's tests may change.
 * @param also modules that run before every test of this kind
 */
export function testFileKeys(
  tree: Tree,
  also: readonly string[],
): (tests: readonly string[]) => ReadonlyMap<string, string> {
  const inputs = testInputs(tree, also);
  return (tests) => {
    const keyOf = keysOfFiles(tree);
    return new Map(tests.map((test) => [test, keyOf(inputs(test))]));
  };
}

/** Returns a function that hashes the names and bytes of files, each of which it reads once. */
function keysOfFiles(tree: Tree): (files: Iterable<string>) => string {
  const hashes = new Map<string, string>();

  function hashOf(file: string): string {
    const known = hashes.get(file);
    if (known !== undefined) return known;
    const place = EXTENSIONS.map((extension) => path.join(tree.root, file + extension)).find(isFile);
    const hash = place === undefined ? '' : createHash('sha256').update(readFileSync(place)).digest('base64');
    hashes.set(file, hash);
    return hash;
  }

  return (files) => {
    const counted = [...files].filter((file) => !RECORDS.test(file));
    const lines = counted.map((file) => `${file} ${hashOf(file)}\n`);
    return createHash('sha256').update(lines.toSorted().join('')).digest('hex').slice(0, HASH_LENGTH);
  };
}
