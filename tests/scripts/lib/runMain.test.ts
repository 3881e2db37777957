import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const LIB = path.resolve(__dirname, '../../../scripts/lib');

/** Runs a module that may use `runMain` and `runProgram`, and returns its result. */
function run(code: string, ...args: string[]) {
  const names = { runMain: 'runMain.ts', ExpectedError: 'runMain.ts', runProgram: 'runProgram.mjs' };
  const imports = Object.entries(names).map(
    ([name, file]) => `import { ${name} } from ${JSON.stringify(pathToFileURL(path.join(LIB, file)).href)};`,
  );
  const module = ['--import', 'tsx', '--input-type=module', '-e', [...imports, code].join('\n')];
  return spawnSync(process.execPath, [...module, '--', 'command', ...args], { encoding: 'utf8' });
}

describe('a command', () => {
  it.each([
    ['0 where its main function returns nothing', 'await runMain(async () => {})', 0],
    ['what its main function resolves to', 'await runMain(async (args) => args.length)', 2],
  ])('ends with %s', (_, code, status) => {
    expect(run(code, 'one', 'two')).toMatchObject({ status, stderr: '' });
  });

  it('shows the message alone of a failure that it explains, and where any other one happened', () => {
    const expected = run("await runMain(async () => { throw new ExpectedError('PORT is wrong'); })");
    expect(expected).toMatchObject({ status: 1, stderr: 'PORT is wrong\n' });
    const other = run("await runMain(async () => { throw new TypeError('no such thing'); })");
    expect(other.status).toBe(1);
    expect(other.stderr).toMatch(/^TypeError: no such thing\n {4}at /);
  });

  it('shows one sentence about a file that it cannot write', () => {
    const thrown = `Object.assign(new Error("EACCES: permission denied, mkdir '/site/a.html'"), { code: 'EACCES' })`;
    expect(run(`await runMain(async () => { throw ${thrown}; })`)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^\/site\/a\.html cannot be written, because .+ \(EACCES\)\. .+\n$/),
    });
  });
});

describe('a program that another one runs', () => {
  it.each([
    ['its exit code', 'process.exit(3)', '3'],
    ['1 where a signal has ended it', "process.kill(process.pid, 'SIGKILL')", '1'],
    ['0 where the environment is as it was told', "process.exit(process.env.NAME === 'set' ? 0 : 1)", '0'],
  ])('gives %s', (_, code, printed) => {
    const { stdout } = run(
      `console.log(await runProgram(process.execPath, ['-e', ${JSON.stringify(code)}], { NAME: 'set' }));`,
    );
    expect(stdout.trim()).toBe(printed);
  });
});
