import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runStep } from './runStep';
import type { Step } from './steps';

/** Single tests of a Jest run; every other step counts as one. */
export interface Count {
  passed: number;
  failed: number;
}

/** Where steps run, and where their progress goes. */
export interface RunOptions {
  root: string;
  /** Folder for the results of Jest runs, below `.cache`. */
  resultDir: string;
  write: (text: string) => void;
}

/** Counts a Jest run; one that wrote no result, or was cut off after its last test, has failed, too. */
function countJest(resultFile: string, code: number | null): Count {
  if (!existsSync(resultFile)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(resultFile, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/** What a step has counted by itself; one that wrote nothing, or failed otherwise, counts as one failure at least. */
function readCounts(countsFile: string, code: number | null): Count {
  if (!existsSync(countsFile)) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const { passed, failed } = JSON.parse(readFileSync(countsFile, 'utf8')) as Count;
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

async function runOne(step: Step, number: number, { root, resultDir, write }: RunOptions): Promise<Count> {
  const resultFile = path.join(resultDir, `${number}.json`);
  const countsFile = step.countsFile === undefined ? resultFile : path.join(root, step.countsFile);
  rmSync(resultFile, { force: true });
  rmSync(countsFile, { force: true });
  write(`${step.name} …\n`);
  const args = step.isJest ? [...step.args, '--json', `--outputFile=${resultFile}`] : step.args;
  const env = { ...process.env, NODE_OPTIONS: '', STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { code, output, seconds } = await runStep(args, root, step.timeoutMinutes * 60_000, env);
  const count = step.isJest ? countJest(resultFile, code) : readCounts(countsFile, code);
  const tests =
    step.isJest || step.countsFile !== undefined ? `, ${count.passed} passed, ${count.failed} failed` : '';
  if (count.failed > 0) write(`${output.trim()}\n`);
  write(`${step.name}: ${count.failed === 0 ? 'ok' : 'FAILED'}${tests} (${seconds.toFixed(1)} s)\n`);
  return count;
}

/**
 * Runs all steps in order and tells of each how it went, with its whole output if it failed. Goes on after a failure,
 * except where later steps need what failed.
 */
export async function runSteps(steps: readonly Step[], options: RunOptions): Promise<Count> {
  mkdirSync(options.resultDir, { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  for (const [number, step] of steps.entries()) {
    const { passed, failed } = await runOne(step, number, options);
    total.passed += passed;
    total.failed += failed;
    const skipped = steps.slice(number + 1).map(({ name }) => name);
    if (failed > 0 && step.isRequired && skipped.length > 0) {
      options.write(`Not run, because they need "${step.name}": ${skipped.join(', ')}.\n`);
      break;
    }
  }
  return total;
}
