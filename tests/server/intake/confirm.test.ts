import { PassThrough } from 'node:stream';
import type { ReadStream, WriteStream } from 'node:tty';
import { confirm } from '../../../server/intake/cli/confirm';

/** Asks, with these keys pressed in a terminal. */
async function ask(keys: string) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = Object.assign(new PassThrough(), { isTTY: true });
  const answer = confirm('Delete it?', {
    stdin: stdin as unknown as ReadStream,
    stdout: stdout as unknown as WriteStream,
  });
  stdin.write(keys);
  return { isConfirmed: await answer, printed: String(stdout.read()) };
}

it.each([
  ['y\r', true],
  ['YES\r', true],
  ['\r', false],
  ['n\r', false],
  ['yet\r', false],
  ['y\u0003', false],
  ['\u0004', false],
])('takes the keys %j for %s', async (keys, isConfirmed) => {
  const answer = await ask(keys);
  expect(answer.isConfirmed).toBe(isConfirmed);
  expect(answer.printed).toContain('Delete it? [y/N] ');
});

it('asks nobody but a terminal', async () => {
  const stdin = new PassThrough() as unknown as ReadStream;
  await expect(confirm('Delete it?', { ...process, stdin })).rejects.toThrow('repeat the command with --yes');
});
