import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { plural } from '../lib/plural';
import { checkBundles } from './bundles';
import { checkDocstrings } from './docstrings';
import { checkDrawing, DRAWING_FILE, withDrawing } from './drawFolders';
import { checkFileNames } from './fileNames';
import { checkFolderCycles } from './folderCycles';
import { checkImports } from './imports';
import { checkMachineNames } from './machineNames';
import { checkMarkdownPaths } from './markdownPaths';
import { checkModules } from './moduleRules';
import { formatProblems, type Problem } from './problem';
import { checkStories, checkUsage } from './stories';
import { checkTokens } from './tokens';
import { readTree, type Tree } from './tree';
import { checkUnusedImportRules } from './unusedImportRules';

/** All automatically checked rules. */
const CHECKS: readonly (readonly [name: string, check: (tree: Tree) => Problem[]])[] = [
  ['Imports', checkImports],
  ['Cycles of folders', checkFolderCycles],
  ['Allowed imports that are not used', checkUnusedImportRules],
  ['Folder diagram', checkDrawing],
  ['Modules loaded in the browser and before installation', checkBundles],
  ['Modules', checkModules],
  ['Colours and breakpoints', checkTokens],
  ['Stories', checkStories],
  ['When to use which part', checkUsage],
  ['Docstrings', checkDocstrings],
  ['Paths and commands in Markdown', checkMarkdownPaths],
  ['Names that exist on one machine only', checkMachineNames],
  ['Names of files and folders', checkFileNames],
];

/** `npm run check`: prints all violations; returns the exit code. */
function main(root: string): number {
  const tree = readTree(root);
  const all = CHECKS.flatMap(([name, check]) => {
    const problems = check(tree);
    if (problems.length > 0) process.stderr.write(`${name}\n${formatProblems(problems)}\n`);
    return problems;
  });
  process.stdout.write(
    `${CHECKS.length} rules checked in ${tree.files.length} files: ${plural(all.length, 'problem')}\n`,
  );
  return all.length > 0 ? 1 : 0;
}

/** `npm run check -- --draw`: updates the diagram of folders and their imports. */
function draw(root: string): void {
  const file = path.join(root, DRAWING_FILE);
  const page = readFileSync(file, 'utf8');
  writeFileSync(file, withDrawing(page, readTree(root)) ?? page);
}

const isDrawing = process.argv.includes('--draw');
const [root = fileURLToPath(new URL('../..', import.meta.url)), ...more] = process.argv
  .slice(2)
  .filter((argument) => argument !== '--draw');
if (more.length > 0 || !existsSync(path.join(root, 'src'))) {
  process.stderr.write(
    `There is no project in "${root}". Usage: npm run check, or npm run check -- --draw to update ${DRAWING_FILE}.\n`,
  );
  process.exitCode = 1;
} else {
  if (isDrawing) draw(root);
  process.exitCode = main(root);
}
