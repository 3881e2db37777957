import { spawnSync } from 'node:child_process';
import { ROOT } from './builtSite';

/**
 * Builds a content folder with the project's code and caches. Returns what the build printed.
 * @param options further options of `npm run build`
 * @throws {Error} with what the build printed, if it failed
 */
export function buildContent(content: string, out: string, ...options: string[]): string {
  const args = ['scripts/build.mjs', '--content', content, '--out', out, ...options];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stderr;
}
