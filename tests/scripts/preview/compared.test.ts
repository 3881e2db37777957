import { spawnSync } from 'node:child_process';
import { readOnline } from '../../../scripts/preview/readPages';

/** Runs the command, which ends before it builds anything. */
const preview = (compared: string) => {
  const program = ['--import', 'tsx', 'scripts/preview/main.ts', '--no-serve', '--compare', compared];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { status, stdout, stderr };
};

it.each(['package.json', 'src', 'nowhere', 'https://'])(
  'builds nothing to compare with %s, which has no pages',
  (compared) => {
    expect(preview(compared)).toEqual({
      status: 1,
      stdout: '',
      stderr: `--compare is "${compared}", but must be the URL of a site or a folder that contains one.\n`,
    });
  },
);

it('names the address of a site that cannot be reached', async () => {
  await expect(readOnline(new URL('http://127.0.0.1:1/'), [])).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1\/sitemap\.xml cannot be reached, so it cannot be compared: /,
  );
});
