import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { readTree, type Tree } from '../../check/tree';
import { countsForAll } from '../../test/inputs/testFileKeys';
import { inputsOf } from '../../test/inputs/inputsOf';
import { SITE_TESTS, UNIT_TESTS } from '../../test/testFileProofs';
import { HASHED_INPUTS } from '../../testbed/serverPrograms';
import { startTelling } from '../startTelling';
import { MARKS_DIR, openedFiles } from './openedFiles';

/** Test files of one Jest process: it keeps the memory of all that it has run. */
const AT_ONCE = 40;

const REPORTER = 'scripts/torture/testInputs/markStart.cjs';
const JEST = ['node_modules/jest/bin/jest.js', '--ci', '--runInBand', '--forceExit'];

/** Files that the content step and the fonts write before tests run, which git ignores. */
const GENERATED = 'src/generated/';

/** Runs test files, one at a time, and returns the files of the project that each has read. */
async function trace(root: string, dir: string, tests: readonly string[]) {
  const marksDir = mkdtempSync(path.join(dir, 'marks-'));
  const traceFile = path.join(dir, 'trace.txt');
  const strace = ['-f', '--seccomp-bpf', '-e', 'trace=open,openat,openat2', '-e', 'status=successful'];
  const reporters = ['--reporters', 'default', '--reporters', `./${REPORTER}`];
  const args = [process.execPath, ...JEST, ...reporters, '--runTestsByPath', ...tests];
  const child = spawn('strace', [...strace, '-o', traceFile, ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', [MARKS_DIR]: marksDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const printed: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The tests failed:\n${Buffer.concat(printed).toString()}`);
  return openedFiles(createInterface({ input: createReadStream(traceFile) }), { root, marksDir });
}

/** True for a file that is only read to name a cached bundle of the server, by a test that starts the server. */
const isHashed = (inputs: ReadonlySet<string>, file: string) =>
  inputs.has('scripts/testbed/serverPrograms.ts') &&
  HASHED_INPUTS.some((folder) => file.startsWith(`${folder}/`));

/** Returns the files that a test has read although they are not among its inputs. */
function missed(tree: Tree, inputs: ReadonlySet<string>, opened: ReadonlySet<string>): string[] {
  const isOfProject = (file: string) => tree.has(file) || file.startsWith(GENERATED);
  return [...opened].filter(
    (file) => isOfProject(file) && !inputs.has(file) && !countsForAll(file) && !isHashed(inputs, file),
  );
}

async function main(root: string, only: readonly string[]): Promise<void> {
  if (spawnSync('strace', ['-V']).status !== 0) {
    process.stderr.write(
      'The files that a process opens are shown by strace, which is not here: apt-get install strace.\n',
    );
    process.exitCode = 1;
    return;
  }
  const dir = mkdtempSync(path.join(os.tmpdir(), 'sff-test-inputs-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const tell = startTelling();
  const tree = readTree(root);
  const of = inputsOf(tree);
  const isChosen = (file: string) => only.length === 0 || only.some((part) => file.includes(part));
  let count = 0;
  let failed = 0;
  for (const kind of [UNIT_TESTS, SITE_TESTS]) {
    const tests = tree.files.filter((file) => kind.files.test(file) && isChosen(file));
    for (let start = 0; start < tests.length; start += AT_ONCE) {
      for (const [test, opened] of await trace(root, dir, tests.slice(start, start + AT_ONCE))) {
        count += 1;
        const inputs = new Set([test, ...kind.setup].flatMap((module) => [...of(module)]));
        const files = missed(tree, inputs, opened);
        if (files.length === 0) continue;
        failed += 1;
        tell(`${test} has read what is not among its inputs: ${files.join(', ')}`);
      }
      tell(`${count} test files`);
    }
  }
  process.stdout.write(`${count} test files, ${failed} with inputs that are not known\n`);
  if (failed > 0 || count === 0) process.exitCode = 1;
}

/** `npm run torture -- testInputs`: every file that a test reads must be part of its key. */
export function testInputsCommand(root: string): Command {
  return new Command('testInputs')
    .description(
      'Runs the tests under Debian’s strace: every file of the project that a test file reads must be among its inputs, or its proof could outlive a change.',
    )
    .argument('[parts...]', 'only test files whose paths contain one of these')
    .action((parts: string[]) => main(root, parts));
}
