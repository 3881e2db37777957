// Covers package.json.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../helpers/temporaryFolder';

/** Programs that only print their name. */
const PROGRAMS = ['content', 'fonts', 'visual'];

it('checks the content and cuts the fonts before it takes pictures, so that they show what is in the folder', () => {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'scripts/lib'), { recursive: true });
  const loaders = ['tsx', 'testTools', 'importInstalled'].map((name) => `scripts/lib/${name}.mjs`);
  for (const file of ['package.json', ...loaders]) copyFileSync(file, path.join(root, file));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  for (const name of PROGRAMS) {
    const file = path.join(root, `scripts/${name}/cli.ts`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `process.stdout.write(['${name}', ...process.argv.slice(2)].join(' ') + '\\n');`);
  }
  const { stdout, status } = spawnSync('npm', ['run', '--silent', 'visual', '--', '--only', 'Tag'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n')).toEqual(['content', 'fonts', 'visual --only Tag']);
  expect(status).toBe(0);
});
