import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the content step if its output, which the sources import, is missing, as in a fresh clone. */
export default function writeGeneratedContent() {
  if (existsSync(new URL('../../src/generated/textKeys.ts', import.meta.url))) return;
  process.stderr.write('src/generated is missing; running the content step first.\n');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content/cli.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(
      'The content step failed, so src/generated is missing. Run "npm run content" and put right what it lists.',
    );
  }
}
