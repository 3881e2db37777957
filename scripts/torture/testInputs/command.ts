import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { SOURCES as CARD_SOURCES } from '../../cards/renderCardsFile';
import { readTree, type Tree } from '../../check/tree';
import { OWN_CODE } from '../../content/cache/contentCache';
import { SOURCES as IMAGE_SOURCES } from '../../images/generatorHash';
import { SOURCES as RELEASE_SOURCES } from '../../releases/renderReleaseFile';
import { countsForAll, isOnlyCopied, testInputs } from '../../test/inputs/testFileKeys';
import { isPageTest, SITE_TESTS, UNIT_TESTS } from '../../test/testFileProofs';
import { HASHED_INPUTS } from '../../testbed/serverPrograms';
import { temporaryFolder } from '../../testbed/temporaryFolder';
import { startTelling } from '../startTelling';
import { MARKS_DIR, openedFiles } from './openedFiles';

/** Test files of one Jest process: it keeps the memory of all that it has run. */
const AT_ONCE = 40;

const REPORTER = 'scripts/torture/testInputs/markStart.cjs';
const JEST = ['node_modules/jest/bin/jest.js', '--ci', '--runInBand', '--forceExit'];

/** Files that the content step writes before tests run, which git ignores. */
const GENERATED = /^src\/generated\/(?!fonts\/)/;

/** Modules that read folders only to name a cache by a hash of them; what they use of these, they import. */
const HASHED = [
  { module: 'scripts/testbed/serverPrograms.ts', folders: HASHED_INPUTS },
  { module: 'scripts/content/cache/contentCache.ts', folders: OWN_CODE },
  { module: 'scripts/fonts/buildFonts.ts', folders: ['scripts/fonts', 'src/theme/type.ts'] },
  { module: 'scripts/images/generatorHash.ts', folders: IMAGE_SOURCES },
  { module: 'scripts/cards/renderCardsFile.ts', folders: CARD_SOURCES },
  { module: 'scripts/releases/renderReleaseFile.ts', folders: RELEASE_SOURCES },
];

/** Runs test files, one at a time, and returns the files of the project that each has read. */
async function trace(root: string, dir: string, tests: readonly string[]) {
  const marksDir = mkdtempSync(path.join(dir, 'marks-'));
  const traceFile = path.join(dir, 'trace.txt');
  const strace = ['-f', '-y', '--seccomp-bpf', '-e', 'trace=open,openat,openat2'];
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

/** Returns the files that a test has read although they are not among its inputs. */
function missed(tree: Tree, inputs: ReadonlySet<string>, opened: ReadonlySet<string>): string[] {
  const isOfProject = (file: string) => tree.has(file) || GENERATED.test(file);
  const hashed = HASHED.filter(({ module }) => inputs.has(module)).flatMap(({ folders }) => folders);
  const isHashed = (file: string) => hashed.some((folder) => `${file}/`.startsWith(`${folder}/`));
  const isExcused = (file: string) => countsForAll(file) || isHashed(file) || isOnlyCopied(inputs, file);
  return [...opened].filter((file) => isOfProject(file) && !inputs.has(file) && !isExcused(file));
}

async function main(root: string, only: readonly string[]): Promise<void> {
  if (spawnSync('strace', ['-V']).status !== 0) {
    process.stderr.write(
      'The files that a process opens are shown by strace, which is not here: apt-get install strace.\n',
    );
    process.exitCode = 1;
    return;
  }
  const dir = await temporaryFolder();
  const tell = startTelling();
  const tree = readTree(root);
  const isChosen = (file: string) => only.length === 0 || only.some((part) => file.includes(part));
  let count = 0;
  let failed = 0;
  for (const kind of [UNIT_TESTS, SITE_TESTS]) {
    const inputs = testInputs(tree, kind.setup);
    const tests = tree.files.filter((file) => kind.pattern.test(file) && !isPageTest(file) && isChosen(file));
    for (let start = 0; start < tests.length; start += AT_ONCE) {
      const some = tests.slice(start, start + AT_ONCE);
      const traced = await trace(root, dir, some);
      for (const test of some) {
        const opened = traced.get(test);
        if (opened?.has(test) !== true)
          throw new Error(`The trace of ${test} lacks the file itself, so it shows nothing.`);
        count += 1;
        const files = missed(tree, inputs(test), opened);
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
      'Runs the tests under Debian’s strace: every file of the project that a test file opens must be among its inputs, or its proof could outlive a change.',
    )
    .argument('[parts...]', 'only test files whose paths contain one of these')
    .action((parts: string[]) => main(root, parts));
}
