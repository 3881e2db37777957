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
  tests: TestFiles | undefined;
}

/**
 * Returns the test files of a step, without the proven ones that are not in the sample of the day.
 * @param runsProven true if none is left out
 * @throws {Error} if the record of proofs is damaged
 */
export function selectTests(step: Step, root: string, runsProven: boolean): JestSelection {
  if (!step.tests) return { files: step.testFiles, proven: 0, tests: undefined };
  const tests = testFileProofs(root, step.tests);
  const day = step.isConfined ? undefined : today();
  const considered = step.testFiles ?? tests.all;
  const files = considered.filter((file) => runsProven || !tests.proofs.canSkip(file, day));
  return { files, proven: considered.length - files.length, tests };
}

/**
 * Reads the result of a Jest run and records the test files that have passed. A file with a skipped test counts as not run.
 * A run without a result, or that failed after its last test, has at least one failure.
 * @param resultFile written by Jest's `--json`
 * @param code exit code of the run
 */
export function readJest(
  resultFile: string,
  code: number | null,
  root: string,
  { tests }: JestSelection,
): JestOutcome {
  if (!existsSync(resultFile)) return { passed: 0, failed: 1, files: [] };
  const result = JSON.parse(readFileSync(resultFile, 'utf8')) as JestResult;
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  for (const { name, status, assertionResults } of result.testResults) {
    const isWhole = assertionResults.every((assertion) => /^(?:passed|failed)$/.test(assertion.status));
    if (isWhole) tests?.proofs.note(path.relative(root, name), status === 'passed');
  }
  tests?.proofs.record(tests.all);
  return {
    passed: result.numPassedTests,
    failed: code === 0 ? failed : Math.max(failed, 1),
    files: result.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
