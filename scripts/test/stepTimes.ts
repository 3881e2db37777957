import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StepOutcome } from './runSteps';

/** How many of the slowest test files are named. */
const SLOWEST = 5;

const SECONDS_WIDTH = 7;

const secondsOf = (seconds: number): string => `${seconds.toFixed(1).padStart(SECONDS_WIDTH)} s`;

/**
 * The time and the number of checks of each step, then the slowest test files, as lines of text.
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

/** Remembers how long each step took; steps that did not run this time keep their last time. */
export function rememberTimes(file: string, outcomes: readonly StepOutcome[]): void {
  const times = { ...readTimes(file) };
  for (const { name, seconds } of outcomes) times[name] = seconds;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(times));
}

/** Seconds that each step took when it last ran, by its name; empty before the first run. */
export function readTimes(file: string): Readonly<Record<string, number>> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
}

/** The names of all steps in their order, each with the time that it last took. */
export function renderSteps(names: readonly string[], times: Readonly<Record<string, number>>): string {
  return names
    .map((name) => {
      const seconds = times[name];
      return `${seconds === undefined ? '–'.padStart(SECONDS_WIDTH + 2) : secondsOf(seconds)}  ${name}\n`;
    })
    .join('');
}
