import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runSteps } from '../../../scripts/test/runSteps';
import type { Step } from '../../../scripts/test/steps';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
});

const step = (name: string, code: string, extra: Partial<Step> = {}): Step => ({
  name,
  args: ['-e', code],
  timeoutMinutes: 1,
  ...extra,
});

async function run(...steps: Step[]) {
  let output = '';
  const outcomes = await runSteps(steps, {
    root,
    resultDir: path.join(root, 'results'),
    write: (text) => (output += text),
  });
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return { outcomes, count: { passed: sum('passed'), failed: sum('failed') }, output };
}

it('counts each step and keeps quiet about what a passing one prints', async () => {
  const { count, output } = await run(step('One', 'console.log("chatter")'), step('Two', ''));
  expect(count).toEqual({ passed: 2, failed: 0 });
  expect(output).toMatch(/^One …\nTwo …\n(?:(?:One|Two): ok \(\d+\.\d s\)\n){2}$/);
});

it('shows everything a failing step printed, and goes on', async () => {
  const failing = step('One', 'console.log("out"); console.error("err"); process.exitCode = 3');
  const { count, output } = await run(failing, step('Two', ''));
  expect(count).toEqual({ passed: 1, failed: 1 });
  expect(output).toMatch(/\nout\nerr\nOne: FAILED \(.*\)\n/);
});

it('leaves out what needs a step that failed, and what needs that, and says so', async () => {
  const { count, output } = await run(
    step('Build', 'process.exitCode = 1'),
    step('Lint', ''),
    step('Site', '', { needs: ['Lint', 'Build'] }),
    step('Visual', '', { needs: ['Site'] }),
  );
  expect(count).toEqual({ passed: 1, failed: 1 });
  expect(output).toContain('\nSite: not run, because it needs Lint and Build.\n');
  expect(output).toContain('\nVisual: not run, because it needs Site.\n');
});

it('runs two steps at once, a later one only after those that it needs', async () => {
  const meet = (own: string, other: string) =>
    `const fs = require('node:fs'); fs.writeFileSync('${own}', '');
    const timer = setInterval(() => fs.existsSync('${other}') && clearInterval(timer), 5);`;
  const { count } = await run(
    step('One', meet('one', 'two')),
    step('Two', meet('two', 'one')),
    step('Three', `process.exitCode = require('node:fs').existsSync('one') ? 0 : 1`, { needs: ['One'] }),
  );
  expect(count).toEqual({ passed: 3, failed: 0 });
});

it('runs a step alone that keeps all cores busy', async () => {
  const own = (name: string) =>
    `const fs = require('node:fs'); fs.appendFileSync('order', '${name}('); setTimeout(() => fs.appendFileSync('order', ')'), 300);`;
  const { count } = await run(
    step('One', own('One')),
    step('Two', own('Two'), { runsAlone: true }),
    step('Three', own('Three')),
  );
  expect(count).toEqual({ passed: 3, failed: 0 });
  expect(readFileSync(path.join(root, 'order'), 'utf8')).toBe('One()Two()Three()');
});

it('does not wait for a step that is not run this time', async () => {
  const { count } = await run(step('Site', '', { needs: ['Build'] }));
  expect(count).toEqual({ passed: 1, failed: 0 });
});

it('ends a step that takes too long, with what it has started', async () => {
  const heartbeat = path.join(root, 'heartbeat');
  const beat = `setInterval(() => require('node:fs').appendFileSync(${JSON.stringify(heartbeat)}, '.'), 20)`;
  const code = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(beat)}]); ${beat};`;
  const { count, output } = await run(step('Endless', code, { timeoutMinutes: 1 / 15 }));
  expect(count).toEqual({ passed: 0, failed: 1 });
  expect(output).toContain('This step did not end within');
  const beats = readFileSync(heartbeat, 'utf8').length;
  expect(beats).toBeGreaterThan(0);
  await delay(200);
  expect(readFileSync(heartbeat, 'utf8')).toHaveLength(beats);
});

it('says which steps have left out checks: those that are confined to some, and those that say so themselves', async () => {
  const leaveOut =
    'const file = process.env.LEFT_OUT_FILE; if (file) require("node:fs").writeFileSync(file, "");';
  const { outcomes } = await run(
    step('Whole', ''),
    step('Confined', '', { isConfined: true }),
    step('Proven', leaveOut, { leavesOutProven: true }),
    // Tests of the code that leaves out checks do not count as leaving out any.
    step('Unit', leaveOut),
  );
  expect(outcomes.map(({ name, isPartial }) => [name, isPartial])).toEqual([
    ['Whole', false],
    ['Confined', true],
    ['Proven', true],
    ['Unit', false],
  ]);
});

it('counts a step that cannot be run as a failure, and goes on', async () => {
  const provenTests = { pattern: /none/, record: 'proofs.json', setup: [], alsoRead: [] };
  const { count, output } = await run(step('Unit', '', { isJest: true, provenTests }), step('Lint', ''));
  expect(count).toEqual({ passed: 1, failed: 1 });
  expect(output).toContain('There are no test files.\nUnit: FAILED\n');
});

it('does not wait for what a step has left behind', async () => {
  const code = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }).unref();`;
  const { count } = await run(step('Careless', code));
  expect(count).toEqual({ passed: 1, failed: 0 });
});

describe('a Jest run', () => {
  const result = {
    numPassedTests: 5,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [],
  };
  const runJest = (values: object, exitCode: number) => {
    const file = JSON.stringify(path.join(root, 'results', '0.json'));
    const text = JSON.stringify(JSON.stringify(values));
    const code = `require('node:fs').writeFileSync(${file}, ${text}); process.exit(${exitCode});`;
    return run(step('Unit', '', { isJest: true, args: ['-e', code, '--'] }));
  };

  it('is counted test by test', async () => {
    const testResults = [
      {
        name: path.join(root, 'tests/a.test.ts'),
        startTime: 1000,
        endTime: 3500,
        status: 'failed',
        assertionResults: [],
      },
    ];
    const { outcomes, output } = await runJest({ ...result, numFailedTests: 2, testResults }, 1);
    expect(outcomes).toEqual([
      {
        name: 'Unit',
        seconds: expect.any(Number),
        isPartial: false,
        passed: 5,
        failed: 2,
        files: [{ file: path.join('tests', 'a.test.ts'), seconds: 2.5 }],
        provenFiles: 0,
      },
    ]);
    expect(output).toContain('Unit: FAILED, 5 passed, 2 failed');
  });

  it('has failed where a file could not be run at all', async () => {
    expect((await runJest({ ...result, numRuntimeErrorTestSuites: 1 }, 1)).count).toEqual({
      passed: 5,
      failed: 1,
    });
  });

  it('has failed where it ended badly although every test passed', async () => {
    expect((await runJest(result, 1)).count).toEqual({ passed: 5, failed: 1 });
  });

  it('has failed where it left no result', async () => {
    const { count } = await run(step('Unit', '', { isJest: true, args: ['-e', '', '--'] }));
    expect(count).toEqual({ passed: 0, failed: 1 });
  });
});

it('takes the counts of a step that counts by itself, and counts one that does not get that far as a failure', async () => {
  const counting = (name: string, code: string, counts?: object) => {
    const countsFile = `${name}.json`;
    const write = `require('node:fs').writeFileSync('${countsFile}', ${JSON.stringify(JSON.stringify(counts))});`;
    return step(name, counts ? write + code : code, { countsFile });
  };
  const { count, output } = await run(
    counting('Pictures', '', { passed: 898, failed: 0 }),
    counting('Crash', 'process.exitCode = 1'),
    counting('Changed', 'process.exitCode = 1', { passed: 5, failed: 2 }),
  );
  expect(count).toEqual({ passed: 903, failed: 3 });
  expect(output).toContain('Pictures: ok, 898 passed, 0 failed');
});
