import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { today } from '../proofs/sample';
import type { Step } from './steps';
import { testFileProofs, type TestFiles } from './testFileProofs';

/** A test file of a Jest run. */
export interface FileTime {
  /** Relative to the root. */
  file: string;
  seconds: number;
}

/** What a Jest run has shown. */
export interface JestOutcome {
  passed: number;
  failed: number;
  files: readonly FileTime[];
}

/** The part of Jest's `--json` output that is used here. */
interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  /** Times in ms since 1970. */
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: { status: string }[];
  }[];
}

/** Which test files of a step have to run. */
export interface JestSelection {
  /** Paths from the root; undefined if Jest chooses them itself. */
  files: readonly string[] | undefined;
  /** Number of files that are left out because they are proven by key. */
  proven: number;
  withProofs: TestFiles | undefined;
}

/**
 * Returns the test files of a step, without the proven ones that are not in the sample of the day.
 * @param runsProven true if none is left out
 * @throws {Error} if the record of proofs is damaged
 */
export function selectTests(step: Step, root: string, runsProven: boolean): JestSelection {
  if (!step.provenTests) return { files: step.testFiles, proven: 0, withProofs: undefined };
  const withProofs = testFileProofs(root, step.provenTests);
  const day = step.isConfined ? undefined : today();
  const considered = step.testFiles ?? withProofs.all;
  const files = considered.filter((file) => runsProven || !withProofs.proofs.canSkip(file, day));
  return { files, proven: considered.length - files.length, withProofs };
}

/**
 * Records the test files that have passed with the inputs that they still have. A file with a skipped test counts as not
 * run. Of a confined run nothing is recorded if the record is outdated: it would lose all other files.
 */
function recordPassed(
  { testResults }: JestResult,
  root: string,
  { all, proofs, isUnchanged }: TestFiles,
  isConfined: boolean,
): void {
  if (isConfined && !proofs.isCurrent) return;
  for (const { name, status, assertionResults } of testResults) {
    const file = path.relative(root, name);
    const isWhole = assertionResults.every((assertion) => assertion.status === 'passed');
    if (status === 'failed') proofs.note(file, false);
    else if (isWhole && isUnchanged(file)) proofs.note(file, true);
  }
  proofs.record(all);
}

/**
 * Reads the result of a Jest run and records the test files that have passed. A run without a result, or that failed after
 * its last test, has at least one failure, and nothing of the latter is recorded.
 * @param resultFile written by Jest's `--json`
 * @param code exit code of the run
 */
export function readJest(
  resultFile: string,
  code: number | null,
  root: string,
  { withProofs }: JestSelection,
  isConfined = false,
): JestOutcome {
  if (!existsSync(resultFile)) return { passed: 0, failed: 1, files: [] };
  const result = JSON.parse(readFileSync(resultFile, 'utf8')) as JestResult;
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  if (withProofs && (code === 0 || failed > 0)) recordPassed(result, root, withProofs, isConfined);
  return {
    passed: result.numPassedTests,
    failed: code === 0 ? failed : Math.max(failed, 1),
    files: result.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
