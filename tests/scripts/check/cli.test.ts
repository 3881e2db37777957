import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const ROOT = path.resolve(__dirname, '../../..');
let root: string;

function run(folder = root) {
  const args = ['--import', 'tsx', 'scripts/check/cli.ts', folder];
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
}

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(path.join(root, 'src/lib'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{ "scripts": {} }');
});

it('prints the problems of all rules in one run and fails', () => {
  writeFileSync(path.join(root, 'src/lib/a.ts'), "import '../store/b';\nexport default Date.now();\n");
  writeFileSync(path.join(root, 'README.md'), '`npm run gone`\n');
  const { status, stderr, stdout } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('src/lib/a.ts:1  imports src/store/b, which does not exist');
  expect(stderr).toContain('src/lib/a.ts:2  has a default export - export it by name');
  expect(stderr).toContain('src/lib/a.ts:2  uses Date.now when the module is loaded');
  expect(stderr).toContain('README.md:1  mentions the command "npm run gone"');
  expect(stdout).toMatch(/13 rules checked in 3 files: 5 problems/);
});

it('asks for a project where an argument is none', () => {
  const { status, stderr } = run('nowhere');
  expect([status, stderr]).toEqual([
    1,
    'There is no project in "nowhere". Usage: npm run check, or npm run check -- --draw to update docs/architecture.md.\n',
  ]);
});

it('says which file it cannot read as a module', () => {
  writeFileSync(path.join(root, 'src/lib/a.ts'), 'export const = 1;');
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('src/lib/a.ts cannot be parsed');
});
