import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { plural } from '../lib/plural';
import type { StepOutcome } from './runSteps';
import type { Step } from './steps';

/** Number of slowest test files to list. */
const SLOWEST = 5;

const SECONDS_WIDTH = 7;

const secondsOf = (seconds: number): string => `${seconds.toFixed(1).padStart(SECONDS_WIDTH)} s`;

/**
 * Formats the time and the number of checks of each step, then the slowest test files, as lines of text.
 *
 * @param allSeconds from the start of the first step to the end of the last; less than their sum, since two run at once
 */
export function renderTimes(outcomes: readonly StepOutcome[], allSeconds: number): string {
  const steps = outcomes.map(
    ({ name, seconds, passed, failed }) => `${secondsOf(seconds)}  ${name}: ${passed + failed}`,
  );
  const files = outcomes
    .flatMap((outcome) => outcome.files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${secondsOf(seconds)}  ${file}`);
  return [
    'Time and number of checks of each step:',
    ...steps,
    `${secondsOf(allSeconds)}  all steps`,
    ...(files.length > 0 ? ['The slowest test files:', ...files] : []),
    '',
  ].join('\n');
}

/** Duration and time of a step's run. */
interface Run {
  seconds: number;
  /** When it ended, ms since 1970. */
  ended: number;
}

/** The last runs of a step: with all of its checks, and with some of them. */
export interface StepTimes {
  whole?: Run;
  partial?: Run;
}

/**
 * Stores how long each step took, separately for complete and partial runs. Steps that did not run keep their last times,
 * and so do failed ones, which may have ended early.
 * @param now ms since 1970
 */
export function rememberTimes(file: string, outcomes: readonly StepOutcome[], now: number): void {
  const times = { ...readTimes(file) };
  for (const { name, seconds, failed, isPartial } of outcomes) {
    if (failed > 0) continue;
    times[name] = { ...times[name], [isPartial ? 'partial' : 'whole']: { seconds, ended: now } };
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(times));
}

/** Reads the last runs of each step by its name; empty before the first. */
export function readTimes(file: string): Readonly<Record<string, StepTimes>> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, StepTimes>;
  } catch {
    // A run was ended while writing the file; the next one writes it again.
    return {};
  }
}

/**
 * Lists the steps in order, each with the time of its last complete run and, if later, of its last partial one, and the
 * number of its test files if only some are considered.
 */
export function renderSteps(
  steps: readonly Pick<Step, 'name' | 'testFiles'>[],
  times: Readonly<Record<string, StepTimes>>,
): string {
  const column = (run: Run | undefined) => (run ? secondsOf(run.seconds) : '–'.padStart(SECONDS_WIDTH + 2));
  const lines = steps.map(({ name, testFiles }) => {
    const { whole, partial } = times[name] ?? {};
    const later = partial && partial.ended > (whole?.ended ?? 0) ? column(partial) : '';
    const files = testFiles ? `: ${plural(testFiles.length, 'test file')}` : '';
    return `${column(whole)}  ${later.padEnd(SECONDS_WIDTH + 2)}  ${name}${files}`;
  });
  return [
    'Time of the last run of each step that passed, with all of its checks and, where that was later, in part:',
    'with --changed, or without checks that are proven by key.',
    `${'whole'.padStart(SECONDS_WIDTH + 2)}  ${'in part'.padStart(SECONDS_WIDTH + 2)}`,
    ...lines,
    '',
  ].join('\n');
}
