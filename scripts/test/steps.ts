import { availableParallelism } from 'node:os';
import { FIND_DEPENDENCIES, FIND_UNUSED } from '../lib/knip.mjs';
import { COUNTS_FILE } from '../visual/counts';
import { type ProvenTests, SITE_TESTS, UNIT_TESTS } from './testFileProofs';

/** A step of `npm test`. */
export interface Step {
  name: string;
  /** Arguments of Node. */
  args: string[];
  timeoutMinutes: number;
  /** The step is a Jest run whose single tests are counted. */
  isJest?: boolean;
  /** The step uses all cores, so it runs alone. */
  runsAlone?: boolean;
  /** File, relative to the root, to which the step writes the counts of its own checks as `{ passed, failed }`. */
  countsFile?: string;
  /** Names of earlier steps whose results this one reads: it waits for them, and is skipped if one of them fails. */
  needs?: readonly string[];
  /** The step reports with `noteLeftOut` if it has left out checks that are proven by key. */
  leavesOutProven?: boolean;
  /** The test files of a Jest run that need not run if they are proven by key. */
  provenTests?: ProvenTests;
  /** The only test files of a Jest run to consider, as paths from the root. */
  testFiles?: readonly string[];
  /** The step runs only some of its checks, and no sample of the proven ones. */
  isConfined?: boolean;
  /** How `--changed` limits the step: `whole project` is always left out; without this, the step always runs completely. */
  part?: 'unit tests' | 'stories' | 'built site' | 'whole project';
  /** Arguments that `--changed` adds. */
  argsOfChange?: readonly string[];
  /** Set in the environment. */
  env?: Readonly<Record<string, string>>;
}

const bin = (file: string, ...args: string[]) => [`node_modules/${file}`, ...args];
const script = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];
// In several threads the compiler needs twice the processor time, and two steps run at once anyway.
const compile = (project: string) => bin('typescript/bin/tsc', '-p', project, '--singleThreaded');

/** Number of test files at once: tests wait for servers, browsers and disks for a third of their time. */
const WORKERS = Math.ceil(availableParallelism() * 1.5);
const runJest = (...projects: string[]) =>
  bin('jest/bin/jest.js', '--ci', `--maxWorkers=${WORKERS}`, '--selectProjects', ...projects);

/** Steps that write files that the sources import. */
const SOURCES: readonly Step[] = [
  { name: 'Content', args: script('scripts/content/cli.ts', '--check'), timeoutMinutes: 2 },
  { name: 'Fonts', args: script('scripts/fonts/cli.ts'), timeoutMinutes: 2, needs: ['Content'] },
];

/** Checks of the sources and of what is built from them. */
const CHECKS: readonly Step[] = [
  {
    name: 'Types of the browser code',
    args: compile('tsconfig.json'),
    timeoutMinutes: 3,
  },
  {
    name: 'Types of the worker',
    args: compile('tsconfig.worker.json'),
    timeoutMinutes: 3,
  },
  {
    name: 'Types of the scripts',
    args: compile('tsconfig.node.json'),
    timeoutMinutes: 3,
  },
  {
    name: 'Types of tests and stories',
    args: compile('tsconfig.tests.json'),
    timeoutMinutes: 3,
  },
  { name: 'Lint', args: bin('oxlint/bin/oxlint', '--deny-warnings'), timeoutMinutes: 2 },
  { name: 'Format', args: bin('@biomejs/biome/bin/biome', 'format', '.'), timeoutMinutes: 2 },
  { name: 'House rules', args: script('scripts/check/cli.ts'), timeoutMinutes: 2 },
  {
    name: 'Unused files, exports, dependencies',
    args: FIND_UNUSED,
    timeoutMinutes: 3,
    part: 'whole project',
  },
  {
    name: 'Dependencies of build and server',
    args: FIND_DEPENDENCIES,
    timeoutMinutes: 3,
    part: 'whole project',
  },
  { name: 'Build', args: ['scripts/build.mjs'], timeoutMinutes: 10, part: 'built site' },
  { name: 'Storybook', args: script('scripts/visual/storybookCli.ts'), timeoutMinutes: 10, part: 'stories' },
  {
    name: 'Unit and component tests',
    args: runJest('unit', 'node'),
    timeoutMinutes: 90,
    isJest: true,
    provenTests: UNIT_TESTS,
    runsAlone: true,
    part: 'unit tests',
  },
  {
    name: 'Built site in the browser',
    args: runJest('dist'),
    timeoutMinutes: 90,
    isJest: true,
    provenTests: SITE_TESTS,
    runsAlone: true,
    needs: ['Build'],
    part: 'built site',
    leavesOutProven: true,
  },
  {
    name: 'Stories in the browser',
    args: runJest('storybook'),
    timeoutMinutes: 90,
    isJest: true,
    runsAlone: true,
    needs: ['Storybook'],
    part: 'stories',
    leavesOutProven: true,
  },
  {
    name: 'References of the pictures',
    args: script('scripts/visual/checkCli.ts'),
    timeoutMinutes: 10,
    needs: ['Storybook'],
    part: 'stories',
  },
  {
    name: 'Visual',
    args: script('scripts/visual/cli.ts'),
    // The sample tests the keys themselves, which is left to complete runs.
    argsOfChange: ['--no-sample'],
    runsAlone: true,
    timeoutMinutes: 90,
    countsFile: COUNTS_FILE,
    needs: ['References of the pictures'],
    part: 'stories',
    leavesOutProven: true,
  },
];

/** Every check that needs nothing but npm, the fast ones first. */
export const STEPS: readonly Step[] = [
  ...SOURCES,
  ...CHECKS.map((step) => ({ ...step, needs: step.needs ?? SOURCES.map(({ name }) => name) })),
];
