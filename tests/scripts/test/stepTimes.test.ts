import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { StepOutcome } from '../../../scripts/test/runSteps';
import { readTimes, rememberTimes, renderSteps, renderTimes } from '../../../scripts/test/stepTimes';

const outcome = (name: string, seconds: number, files: StepOutcome['files'] = []): StepOutcome => ({
  name,
  seconds,
  passed: 3,
  failed: 1,
  files,
});

it('shows time and number of checks of each step, of all together, and the five slowest test files', () => {
  const files = [0.5, 9, 2, 3, 4, 5].map((seconds) => ({ file: `tests/${seconds}.test.ts`, seconds }));
  expect(renderTimes([outcome('Lint', 1.26), outcome('Unit', 201, files)], 201.5)).toBe(
    [
      'Time and number of checks of each step:',
      '    1.3 s  Lint: 4',
      '  201.0 s  Unit: 4',
      '  201.5 s  all steps',
      'The slowest test files:',
      '    9.0 s  tests/9.test.ts',
      '    5.0 s  tests/5.test.ts',
      '    4.0 s  tests/4.test.ts',
      '    3.0 s  tests/3.test.ts',
      '    2.0 s  tests/2.test.ts',
      '',
    ].join('\n'),
  );
});

it('leaves the test files out where no step has any', () => {
  expect(renderTimes([outcome('Lint', 1)], 1)).not.toContain('slowest');
});

it('keeps the last time of a step that does not run', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'times-'));
  const file = path.join(root, 'test', 'times.json');
  expect(readTimes(file)).toEqual({});
  rememberTimes(file, [outcome('Lint', 1), outcome('Unit', 200)]);
  rememberTimes(file, [outcome('Lint', 2)]);
  expect(readTimes(file)).toEqual({ Lint: 2, Unit: 200 });
  rmSync(root, { recursive: true });
});

it('lists the steps in their order, those that have never run without a time', () => {
  expect(renderSteps(['Lint', 'Visual'], { Lint: 1.5 })).toBe('    1.5 s  Lint\n        –  Visual\n');
});
