import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const INSTALL = path.resolve(__dirname, '../../../scripts/lib/install.mjs');
let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'bin'));
  writeFileSync(path.join(root, 'package-lock.json'), '{ "lockfileVersion": 3 }');
  fakeNpm(0);
});

/** A fake npm that records its calls instead of installing anything. */
function fakeNpm(exitCode: number): void {
  const file = path.join(root, 'bin', 'npm');
  writeFileSync(file, `#!/bin/sh\necho "$@" >> "${root}/calls"\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
}

function install(mode: 'serve' | 'full') {
  const program = `import { ensureInstalled } from ${JSON.stringify(INSTALL)};
    await ensureInstalled({ root: ${JSON.stringify(root)}, mode: '${mode}' }).catch((error) => { console.error(error.message); process.exitCode = 1; });`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(root, 'bin')}${path.delimiter}${process.env['PATH']}` },
  });
  const calls = existsSync(path.join(root, 'calls'))
    ? readFileSync(path.join(root, 'calls'), 'utf8').trim().split('\n')
    : [];
  return { stdout, stderr, status, calls };
}

it('installs in a fresh clone, and never again while nothing changes', () => {
  expect(install('full').calls).toHaveLength(1);
  const { calls, stdout, status } = install('full');
  expect({ calls: calls.length, stdout, status }).toEqual({ calls: 1, stdout: '', status: 0 });
});

it('leaves the test tools out where only serving is asked for', () => {
  expect(install('serve').calls).toEqual([expect.stringContaining('--omit dev')]);
});

it('adds the test tools when they are asked for later, but needs no second installation to serve', () => {
  install('serve');
  const [, second] = install('full').calls;
  expect(second).not.toContain('--omit');
  expect(install('serve').calls).toHaveLength(2);
});

it('keeps the test tools that npm install has brought, also after an installation without them', () => {
  install('serve');
  writeFileSync(
    path.join(root, 'node_modules/.package-lock.json'),
    '{ "packages": { "node_modules/jest": { "version": "30.0.0", "dev": true } } }',
  );
  writeFileSync(path.join(root, 'package-lock.json'), '{ "lockfileVersion": 3, "packages": {} }');
  const [, second] = install('serve').calls;
  expect(second).not.toContain('--omit');
});

it('installs again when the lockfile has changed', () => {
  install('full');
  writeFileSync(path.join(root, 'package-lock.json'), '{ "lockfileVersion": 3, "packages": {} }');
  expect(install('full').calls).toHaveLength(2);
});

it('says what to do when npm fails, and tries again next time', () => {
  fakeNpm(1);
  const { status, stderr } = install('full');
  expect(status).toBe(1);
  expect(stderr).toMatch(/failed \(exit code 1\)\. Check the network/);
  fakeNpm(0);
  expect(install('full')).toMatchObject({ status: 0, calls: [expect.anything(), expect.anything()] });
});
