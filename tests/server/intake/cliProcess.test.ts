import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Spool } from '../../../server/intake/store/spool';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sff-cli-'));
  await new Spool(join(dir, 'intake')).open();
});
afterAll(() => rm(dir, { recursive: true, force: true }));

it('ends without a word when the program that reads its output has had enough', () => {
  const command = `"$0" --import tsx server/intake/cli/main.ts list`;
  // Nobody reads the pipe any more when the first line is written.
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', `{ { ${command}; echo $? >&3; } | true; } 3>&1`, process.execPath],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', INTAKE_DIR: join(dir, 'intake') },
    },
  );
  expect([stdout, stderr]).toEqual(['0\n', '']);
});

it('begins no store in a wrong folder, which would pass for an empty one', async () => {
  const unmounted = join(dir, 'unmounted');
  await mkdir(unmounted);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'server/intake/cli/main.ts', 'list'],
    { cwd: ROOT, encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '', INTAKE_DIR: unmounted } },
  );
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`INTAKE_DIR ("${unmounted}") holds no applications: name the right folder`),
  ]);
  expect(await readdir(unmounted)).toEqual([]);
});
