import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { LEFT_OUT_FILE } from '../proofs/leftOut';
import { RUN_PROVEN } from '../proofs/proofs';
import { type FileTime, type JestOutcome, readJest, selectTests } from './jestRun';
import { runStep } from './runStep';
import type { Step } from './steps';

/**
 * Number of steps to run at once: most use one core of two. A step that uses both runs alone, because the unit tests and
 * those of the built site took 53 minutes in parallel, and 41 one after the other.
 */
const AT_ONCE = 2;

/** Number of checks: the tests of a Jest run; any other step counts as one. */
export interface Count {
  passed: number;
  failed: number;
}

/** Outcome of a step. */
export interface StepOutcome extends Count {
  name: string;
  seconds: number;
  /** True if some of its checks were left out, by `--changed` or because they are proven by key. */
  isPartial: boolean;
  /** The test files of a Jest run; empty for other steps. */
  files: readonly FileTime[];
  /** Number of test files of a Jest run that were left out because they are proven by key. */
  provenFiles: number;
}

/** Where steps run, and how they report progress. */
export interface RunOptions {
  root: string;
  /** Folder for the results of Jest runs, below `.cache`. */
  resultDir: string;
  write: (text: string) => void;
  /** Also runs what is proven by key. */
  runsProven?: boolean;
}

/** Reads a step's own count. A step without one counts as one check; one that failed has at least one failure. */
function readCounts(countsFile: string, code: number | null): Count {
  if (!existsSync(countsFile)) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const { passed, failed } = JSON.parse(readFileSync(countsFile, 'utf8')) as Count;
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

async function runOne(
  step: Step,
  number: number,
  { root, resultDir, write, runsProven = false }: RunOptions,
): Promise<StepOutcome> {
  const resultFile = path.join(resultDir, `${number}.json`);
  const countsFile = step.countsFile === undefined ? resultFile : path.join(root, step.countsFile);
  rmSync(resultFile, { force: true });
  rmSync(countsFile, { force: true });
  const leftOutFile = path.join(resultDir, `${number}.left-out`);
  rmSync(leftOutFile, { force: true });
  write(`${step.name} …\n`);
  const selection = selectTests(step, root, runsProven);
  const { files, proven } = selection;
  if (files?.length === 0 && proven === 0) throw new Error('There are no test files.');
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...(step.leavesOutProven && { [LEFT_OUT_FILE]: leftOutFile }),
    ...(step.leavesOutProven && runsProven && { [RUN_PROVEN]: '1' }),
    ...step.env,
  };
  const args = [
    ...step.args,
    ...(step.isJest ? ['--json', `--outputFile=${resultFile}`] : []),
    ...(files ? ['--runTestsByPath', ...files] : []),
  ];
  const isNeeded = files?.length !== 0;
  const { code, output, seconds } = isNeeded
    ? await runStep(args, root, step.timeoutMinutes * 60_000, env)
    : { code: 0, output: '', seconds: 0 };
  const count: JestOutcome = !isNeeded
    ? { passed: 0, failed: 0, files: [] }
    : step.isJest
      ? readJest(resultFile, code, root, selection, step.isConfined)
      : { ...readCounts(countsFile, code), files: [] };
  const tests =
    step.isJest || step.countsFile !== undefined ? `, ${count.passed} passed, ${count.failed} failed` : '';
  const left = proven > 0 ? `, ${proven} test files proven by key` : '';
  if (count.failed > 0) write(`${output.trim()}\n`);
  write(`${step.name}: ${count.failed === 0 ? 'ok' : 'FAILED'}${tests}${left} (${seconds.toFixed(1)} s)\n`);
  const isPartial = step.isConfined === true || proven > 0 || existsSync(leftOutFile);
  return { name: step.name, seconds, isPartial, provenFiles: proven, ...count };
}

/** The outcome of a step that could not be run at all, which is printed. */
function failure({ name }: Step, error: unknown, { write }: RunOptions): StepOutcome {
  write(`${error instanceof Error ? error.message : String(error)}\n${name}: FAILED\n`);
  return { name, seconds: 0, isPartial: true, passed: 0, failed: 1, files: [], provenFiles: 0 };
}

/**
 * Runs all steps in order, two at once except those that run alone, and prints the result of each, with its whole output if
 * it failed. After a failure, only steps that need the failed one are skipped.
 *
 * @returns the outcomes of all steps that ran, in order
 */
export async function runSteps(steps: readonly Step[], options: RunOptions): Promise<StepOutcome[]> {
  mkdirSync(options.resultDir, { recursive: true });
  const limit = pLimit(AT_ONCE);
  const ended = new Map<string, Promise<StepOutcome | undefined>>();
  let lastAlone: Promise<unknown> = Promise.resolve();
  for (const [number, step] of steps.entries()) {
    const needed = (step.needs ?? []).flatMap((name) => ended.get(name) ?? []);
    const before = step.runsAlone ? [...ended.values()] : [lastAlone];
    const end = Promise.all([Promise.all(needed), Promise.all(before)]).then(([outcomes]) => {
      if (outcomes.every((outcome) => outcome?.failed === 0)) {
        return limit(() =>
          runOne(step, number, options).catch((error: unknown) => failure(step, error, options)),
        );
      }
      options.write(`${step.name}: not run, because it needs ${step.needs?.join(' and ')}.\n`);
      return undefined;
    });
    ended.set(step.name, end);
    if (step.runsAlone) lastAlone = end;
  }
  const outcomes = await Promise.all(ended.values());
  return outcomes.filter((outcome) => outcome !== undefined);
}
