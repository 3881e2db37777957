/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sff-cli-'));
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
      env: { PATH: process.env['PATH'] ?? '', INTAKE_DIR: dir },
    },
  );
  expect([stdout, stderr]).toEqual(['0\n', '']);
});
