/*
 * `npm run build`. Where nothing has changed since the last build this says so at once, before the build itself, which
 * is written in TypeScript, is loaded.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUpToDate } from './lib/upToDate.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cacheDir = path.join(root, '.cache');

if (isUpToDate({ root, cacheDir, args: process.argv.slice(2), env: process.env, today: new Date() })) {
  process.stderr.write('Nothing has changed since the last build.\n');
} else {
  // React's development build renders the same HTML in four times the time.
  process.env.NODE_ENV = 'production';
  const { register } = await import('tsx/esm/api');
  register();
  await import('./build.ts');
}
