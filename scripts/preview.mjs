/* `npm run preview`: installs what is missing, then builds, compares and serves a preview. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

process.on('SIGINT', () => {});
try {
  await ensureInstalled({ root, mode: 'full' });
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/preview/main.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
