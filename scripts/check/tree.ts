import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ModuleFacts, parseModule } from './parseModule';

/** The files of the project that git does not ignore, read once for all checks. */
export interface Tree {
  root: string;
  /** Paths relative to the root with forward slashes, in alphabetical order; without files that git ignores. */
  files: readonly string[];
  /** True for a file in the list. */
  has(file: string): boolean;
  /** The text of a file. */
  read(file: string): string;
  /** A module's imports, exports and what it does while loading. */
  module(file: string): ModuleFacts;
  /** True if git ignores a path, so that it need not exist in a fresh clone. */
  isIgnored(file: string): boolean;
}

/**
 * Creates a test for the simple patterns that this project's .gitignore uses: a name, a path, a folder with a trailing
 * slash, a `*` within a name.
 */
function ignoreTest(gitignore: string): (file: string) => boolean {
  const patterns = gitignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const body = line.replace(/^\/|\/$/g, '');
      const source = body.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
      return new RegExp(`${line.replace(/\/$/, '').includes('/') ? '^' : '(^|/)'}${source}(/|$)`);
    });
  return (file) => patterns.some((pattern) => pattern.test(file));
}

/** Lists files without entering ignored folders such as node_modules; symbolic links count as files. */
function unignoredFiles(root: string, directory: string, isIgnored: (file: string) => boolean): string[] {
  return readdirSync(path.join(root, directory), { withFileTypes: true }).flatMap((entry) => {
    const file = directory === '' ? entry.name : `${directory}/${entry.name}`;
    if (entry.name === '.git' || isIgnored(file)) return [];
    return entry.isDirectory() ? unignoredFiles(root, file, isIgnored) : [file];
  });
}

/** Reads the list of files below a root; texts and syntax are read on access. */
export function readTree(root: string): Tree {
  const ignoreFile = path.join(root, '.gitignore');
  const isIgnored = ignoreTest(existsSync(ignoreFile) ? readFileSync(ignoreFile, 'utf8') : '');
  const texts = new Map<string, string>();
  const modules = new Map<string, ModuleFacts>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const files = unignoredFiles(root, '', isIgnored).sort();
  const known = new Set(files);
  return {
    root,
    files,
    has: (file) => known.has(file),
    read,
    module(file) {
      const facts = modules.get(file) ?? parseModule(file, read(file));
      modules.set(file, facts);
      return facts;
    },
    isIgnored,
  };
}

const MODULE = /\.(ts|tsx|mjs|cjs|js)$/;

/** True for a file with code, unlike a declaration file. */
export const isModule = (file: string): boolean => MODULE.test(file) && !file.endsWith('.d.ts');

/** The modules below some folders. */
export const modulesIn = (tree: Tree, ...folders: string[]): string[] =>
  tree.files.filter((file) => isModule(file) && folders.some((folder) => file.startsWith(`${folder}/`)));
