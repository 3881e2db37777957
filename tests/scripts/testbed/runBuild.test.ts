import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSteps, runBuild } from '../../../scripts/testbed/runBuild';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const SETTINGS = { outDir: 'dist', date: '2026-11-21', origin: 'https://www.sff.example' };
const root = temporaryFolder();

/** A project whose build is a one-line program. */
function projectWith(program: string): void {
  writeFileSync(path.join(root, 'build.cjs'), program);
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ scripts: { build: 'node build.cjs' } }));
}

it('reads the steps that a build printed', () => {
  const output =
    'Content …\nContent: 221 pages, 0 errors (1.2 s)\nPages: 221 rendered (10.5 s)\nBuilt dist in 12.0 s\n';
  expect(readSteps(output)).toEqual([
    { label: 'Content', result: '221 pages, 0 errors', seconds: 1.2 },
    { label: 'Pages', result: '221 rendered', seconds: 10.5 },
  ]);
});

it('counts the processor time and the memory of what the build starts', async () => {
  const busy =
    'const list = []; while (process.cpuUsage().user < 400_000) list.push(new Array(1000).fill(0))';
  projectWith(
    `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`,
  );
  const { code, processorSeconds, memory } = await runBuild(root, SETTINGS);
  expect(code).toBe(0);
  expect(processorSeconds).toBeGreaterThan(0.2);
  const least = process.platform === 'linux' ? 20 : 0;
  expect(memory?.largest ?? 0).toBeGreaterThanOrEqual(least);
  expect(memory?.together ?? 0).toBeGreaterThanOrEqual(least);
});

it('passes the options on and says how the build ended', async () => {
  projectWith("process.stderr.write(process.argv.slice(2).join(' ')); process.exitCode = 3");
  const { code, output } = await runBuild(root, SETTINGS);
  expect(code).toBe(3);
  expect(output).toContain('--out dist --date 2026-11-21 --origin https://www.sff.example');
});

it('ends a build with all that it started', async () => {
  const child = `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'inherit' })`;
  projectWith(`${child}; process.stderr.write('started'); setTimeout(() => {}, 60000)`);
  const killing = new AbortController();
  setTimeout(() => killing.abort(), 1000);
  // If the child were still running, this would wait for its output.
  const { code, processorSeconds } = await runBuild(root, { ...SETTINGS, killed: killing.signal });
  expect({ code, processorSeconds }).toEqual({ code: undefined, processorSeconds: undefined });
});
