import { COUNTS_FILE } from '../visual/counts';

/** A step of `npm test`. */
export interface Step {
  name: string;
  /** Arguments of Node. */
  args: string[];
  timeoutMinutes: number;
  /** The step is a Jest run whose single tests are counted. */
  isJest?: boolean;
  /** The step keeps all cores busy by itself, and so runs alone. */
  isParallel?: boolean;
  /** File, relative to the root, in which the step says as `{ passed, failed }` how many of its own checks did. */
  countsFile?: string;
  /** Names of earlier steps whose results this one reads: it waits for them, and is left out when one of them fails. */
  needs?: readonly string[];
  /** The step notes by `noteLeftOut` that it has left out checks that are proven by key. */
  leavesOutProven?: boolean;
  /** The step is confined to a part of its checks. */
  isConfined?: boolean;
  /** What `--changed` leaves out of it, or when it leaves it out altogether; without this it is run as it is. */
  part?: 'unit tests' | 'stories' | 'built site' | 'whole project';
  /** Arguments that `--changed` adds. */
  argsOfChange?: readonly string[];
  /** Set in the environment. */
  env?: Readonly<Record<string, string>>;
}

const bin = (file: string, ...args: string[]) => [`node_modules/${file}`, ...args];
const script = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];
// Jest would leave one core of two alone.
const runJest = (...projects: string[]) =>
  bin('jest/bin/jest.js', '--ci', '--maxWorkers=100%', '--selectProjects', ...projects);

/** The steps that write what the sources import. */
const SOURCES: readonly Step[] = [
  { name: 'Content', args: script('scripts/content/cli.ts', '--check'), timeoutMinutes: 2 },
  { name: 'Fonts', args: script('scripts/fonts/cli.ts'), timeoutMinutes: 2, needs: ['Content'] },
];

/** Checks of the sources and of what is made of them. */
const CHECKS: readonly Step[] = [
  {
    name: 'Types of the browser code',
    args: bin('typescript/bin/tsc', '-p', 'tsconfig.json'),
    timeoutMinutes: 3,
  },
  {
    name: 'Types of the worker',
    args: bin('typescript/bin/tsc', '-p', 'tsconfig.worker.json'),
    timeoutMinutes: 3,
  },
  {
    name: 'Types of the scripts',
    args: bin('typescript/bin/tsc', '-p', 'tsconfig.node.json'),
    timeoutMinutes: 3,
  },
  {
    name: 'Types of tests and stories',
    args: bin('typescript/bin/tsc', '-p', 'tsconfig.tests.json'),
    timeoutMinutes: 3,
  },
  { name: 'Lint', args: bin('oxlint/bin/oxlint', '--deny-warnings'), timeoutMinutes: 2 },
  { name: 'Format', args: bin('@biomejs/biome/bin/biome', 'format', '.'), timeoutMinutes: 2 },
  { name: 'House rules', args: script('scripts/check/cli.ts'), timeoutMinutes: 2 },
  {
    name: 'Unused files, exports, dependencies',
    args: bin('knip/bin/knip.js', '--no-config-hints'),
    timeoutMinutes: 3,
    part: 'whole project',
  },
  {
    name: 'Dependencies of build and server',
    args: bin(
      'knip/bin/knip.js',
      '--production',
      '--strict',
      '--include',
      'dependencies,unlisted',
      '--no-config-hints',
    ),
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
    isParallel: true,
    part: 'unit tests',
  },
  {
    name: 'Built site in the browser',
    args: runJest('dist'),
    timeoutMinutes: 90,
    isJest: true,
    isParallel: true,
    needs: ['Build'],
    part: 'built site',
    leavesOutProven: true,
  },
  {
    name: 'Stories in the browser',
    args: runJest('storybook'),
    timeoutMinutes: 90,
    isJest: true,
    isParallel: true,
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
    // The sample puts the keys themselves to the test: that is for CI and whoever merges.
    argsOfChange: ['--no-sample'],
    isParallel: true,
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
