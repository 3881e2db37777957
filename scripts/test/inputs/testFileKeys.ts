import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '../../check/tree';
import { inputHash } from '../../lib/inputHash';
import { inputsOf } from './inputsOf';

/** Settings, packages and the rule about what belongs to the project, on which every test depends. */
const FOR_ALL = [
  '.gitignore',
  'package.json',
  'package-lock.json',
  'jest.config.mjs',
  'tsconfig.base.json',
  'tsconfig.json',
  'tests/setup',
];

/** True for a file that is part of every key. */
export const countsForAll = (file: string): boolean =>
  FOR_ALL.some((part) => `${file}/`.startsWith(`${part}/`));

/** Records of what has passed; no test's result depends on them. */
const RECORDS = /^tests\/(?:dist\/)?proofs\//;

/** Endings of a generated module, which imports leave out. */
const EXTENSIONS = ['', '.ts', '.json'];

/** Length of a recorded hash, hex digits. */
const HASH_LENGTH = 16;

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Returns the hash of what all tests share: settings, packages and the Node that runs them.
 * @param also further files and folders, relative to the root
 */
export const sharedKey = (root: string, also: readonly string[]): string =>
  inputHash(root, [...FOR_ALL, ...also], [], [process.version, process.platform, process.arch]).slice(
    0,
    HASH_LENGTH,
  );

/**
 * Returns a function that gives the key of a test file: a hash of the names and bytes of all its inputs. It changes whenever
 * a result of the file's tests may change.
 * @param also modules that run before every test of this kind
 */
export function testFileKeys(tree: Tree, also: readonly string[]): (test: string) => string {
  const inputs = inputsOf(tree);
  const hashes = new Map<string, string>();

  function hashOf(file: string): string {
    const known = hashes.get(file);
    if (known !== undefined) return known;
    const place = EXTENSIONS.map((extension) => path.join(tree.root, file + extension)).find(isFile);
    const hash = place === undefined ? '' : createHash('sha256').update(readFileSync(place)).digest('base64');
    hashes.set(file, hash);
    return hash;
  }

  return (test) => {
    const files = new Set([test, ...also].flatMap((module) => [...inputs(module)]));
    const lines = [...files].filter((file) => !RECORDS.test(file)).map((file) => `${file} ${hashOf(file)}\n`);
    return createHash('sha256').update(lines.toSorted().join('')).digest('hex').slice(0, HASH_LENGTH);
  };
}
