// Covers scripts/build.mjs, scripts/check.mjs, scripts/dev.mjs, scripts/preview.mjs, scripts/test.mjs, scripts/translations.mjs.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PACKAGE from '../../../package.json';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const SCRIPTS = path.resolve(__dirname, '../../../scripts');
const INSTALLING = ['dev', 'preview', 'translations'];
const COMMANDS = ['build', 'check', 'test', ...INSTALLING];
let root: string;

/** A project in which nothing is installed, with a fake npm that fails. */
beforeAll(() => {
  root = temporaryFolder();
  for (const name of ['lib', ...COMMANDS.map((command) => `${command}.mjs`)])
    cpSync(path.join(SCRIPTS, name), path.join(root, 'scripts', name), { recursive: true });
  cpSync('package.json', path.join(root, 'package.json'));
  writeFileSync(path.join(root, 'package-lock.json'), '{ "lockfileVersion": 3 }');
  const npm = path.join(root, 'bin', 'npm');
  mkdirSync(path.dirname(npm));
  writeFileSync(npm, `#!/bin/sh\ntouch "${root}/called"\nexit 1\n`);
  chmodSync(npm, 0o755);
});

function run(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.mjs`, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(root, 'bin')}${path.delimiter}${process.env['PATH']}` },
  });
  return { status, stdout, stderr, installs: existsSync(path.join(root, 'called')) };
}

afterEach(() => rmSync(path.join(root, 'called'), { force: true }));

it.each(COMMANDS)('shows what %s is for and its options, without an installation', (name) => {
  for (const option of ['--help', '-h'])
    expect(run(name, '--wrong', option)).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Usage: \S.+\n\n.+\n\nOptions:\n {2}--(?:content <folder>|draw|list) /),
      stderr: '',
      installs: false,
    });
});

it.each(['check', ...INSTALLING])('refuses an unknown option of %s without an installation', (name) => {
  expect(run(name, '--wrong')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Unknown option '--wrong'\. Known options: --.+, --help\.\n$/),
    installs: false,
  });
});

it('refuses an unknown option of test without an installation, and counts it as a failure', () => {
  expect(run('test', '--wrong')).toEqual({
    status: 1,
    stdout: '0 passed, 1 failed\n',
    stderr: "Unknown option '--wrong'. Known options: --list, --changed, --all, --order, --help.\n",
    installs: false,
  });
});

it.each([
  ...(['build', 'serve', 'applications', 'content', 'new', 'media'] as const),
  // After `npm start` only these lack packages: the test tools.
  ...(['check', 'visual', 'visual:approve', 'visual:review', 'bench', 'torture'] as const),
])('says in one line that npm run %s needs an installation', (name) => {
  const [, ...args] = PACKAGE.scripts[name].split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Packages are missing: run npm install --no-save first.\n',
  });
});

it.each([...INSTALLING, 'test'])('installs before %s starts', (name) => {
  expect(run(name)).toMatchObject({ status: 1, installs: true });
});
