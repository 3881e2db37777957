import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StepOutcome } from '../../../scripts/test/runSteps';
import { readTimes, rememberTimes, renderSteps, renderTimes } from '../../../scripts/test/stepTimes';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const outcome = (name: string, seconds: number, more: Partial<StepOutcome> = {}): StepOutcome => ({
  name,
  seconds,
  isPartial: false,
  provenFiles: 0,
  passed: 4,
  failed: 0,
  files: [],
  ...more,
});

let root: string;
let file: string;
beforeEach(() => {
  root = temporaryFolder();
  file = path.join(root, 'test', 'times.json');
});

it('shows time and number of checks of each step, of all together, and the five slowest test files', () => {
  const files = [0.5, 9, 2, 3, 4, 5].map((seconds) => ({ file: `tests/${seconds}.test.ts`, seconds }));
  expect(
    renderTimes([outcome('Lint', 1.26), outcome('Unit', 201, { passed: 3, failed: 1, files })], 201.5),
  ).toBe(
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

it('prints no slowest test files when no step ran tests', () => {
  expect(renderTimes([outcome('Lint', 1)], 1)).not.toContain('slowest');
});

it('keeps the last time of a step that does not run, or fails', () => {
  expect(readTimes(file)).toEqual({});
  rememberTimes(file, [outcome('Lint', 1), outcome('Types', 8), outcome('Unit', 200)], 1000);
  rememberTimes(file, [outcome('Lint', 2), outcome('Unit', 3, { failed: 1 })], 2000);
  expect(readTimes(file)).toEqual({
    Lint: { whole: { seconds: 2, ended: 2000 } },
    Types: { whole: { seconds: 8, ended: 1000 } },
    Unit: { whole: { seconds: 200, ended: 1000 } },
  });
});

it('keeps whole runs and runs in part apart', () => {
  rememberTimes(file, [outcome('Unit', 200)], 1000);
  rememberTimes(file, [outcome('Unit', 20, { isPartial: true })], 2000);
  expect(readTimes(file)).toEqual({
    Unit: { whole: { seconds: 200, ended: 1000 }, partial: { seconds: 20, ended: 2000 } },
  });
});

it('takes nothing from half a file', () => {
  mkdirSync(path.dirname(file));
  writeFileSync(file, '{"Lint":');
  expect(readTimes(file)).toEqual({});
});

it('lists the steps in their order, with the run in part only where it was the later one', () => {
  const steps = [
    { name: 'Lint' },
    { name: 'Unit', testFiles: ['tests/a.test.ts', 'tests/b.test.ts'] },
    ...['Site', 'Stories', 'Visual'].map((name) => ({ name })),
  ];
  const list = renderSteps(steps, {
    Lint: { whole: { seconds: 1.5, ended: 1 } },
    Unit: { whole: { seconds: 200, ended: 1 }, partial: { seconds: 20, ended: 2 } },
    Site: { whole: { seconds: 300, ended: 2 }, partial: { seconds: 30, ended: 1 } },
    Stories: { partial: { seconds: 66.5, ended: 1 } },
  });
  expect(list.split('\n').slice(2)).toEqual([
    '    whole    in part',
    '    1.5 s             Lint',
    '  200.0 s     20.0 s  Unit: 2 test files',
    '  300.0 s             Site',
    '        –     66.5 s  Stories',
    '        –             Visual',
    '',
  ]);
});
