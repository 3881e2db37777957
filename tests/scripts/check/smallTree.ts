import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../scripts/check/problem';
import { readTree, type Tree } from '../../../scripts/check/tree';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const PACKAGE = JSON.stringify({
  scripts: { start: 'x', test: 'x', content: 'x' },
  dependencies: { react: '1.0.0' },
  devDependencies: { jest: '1.0.0' },
});

/** Hands a small project made of the given files to a function, which reads whatever it needs of it. */
export function withSmallTree<T>(files: Record<string, string>, look: (tree: Tree) => T): T {
  const root = temporaryFolder();
  for (const [name, text] of Object.entries({ 'package.json': PACKAGE, ...files })) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return look(readTree(root));
}

/** Runs a check over a small project made of the given files; answers `file:line message - fix` per problem. */
export function problemsOf(check: (tree: Tree) => Problem[], files: Record<string, string>): string[] {
  return withSmallTree(files, check).map(
    ({ file, line, message, fix }) => `${file}:${line} ${message} - ${fix}`,
  );
}
