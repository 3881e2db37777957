/*
 * `npm run build`. Where nothing has changed since the last build this says so at once, before the build itself, which
 * is written in TypeScript, is loaded.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { showHelp } from './lib/commandLine.mjs';
import { BUILD } from './lib/commands.mjs';
import { importInstalled } from './lib/importInstalled.mjs';
import { isUpToDate } from './lib/upToDate.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cacheDir = path.join(root, '.cache');
const args = process.argv.slice(2);

if (isUpToDate({ root, cacheDir, args, env: process.env, today: new Date() })) {
  process.stderr.write('Nothing has changed since the last build.\n');
} else if (!showHelp(BUILD, args)) {
  // React's development build renders the same HTML in four times the time.
  process.env.NODE_ENV = 'production';
  const { register } = await importInstalled('tsx/esm/api');
  register();
  await import('./build.ts');
}
