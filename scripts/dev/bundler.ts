import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { parcelBin } from '../bundle';
import { ExpectedError } from '../lib/runMain';

/**
 * Runs Parcel in watch mode: rebuilds the browser files and pushes changed modules to open pages. Parcel ends with this
 * process.
 */
export function startBundler(root: string, cacheDir: string, hmrPort: number): ChildProcess {
  const flags = ['--no-autoinstall', '--target', 'dev'];
  const ports = ['--port', String(hmrPort), '--hmr-port', String(hmrPort)];
  // PORT is this server's port; Parcel would use it too.
  const { PORT: _, ...env } = process.env;
  const bundler = spawn(
    process.execPath,
    [parcelBin(), 'watch', ...flags, ...ports, '--cache-dir', path.join(cacheDir, 'parcel-dev')],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...env, NODE_ENV: 'development' } },
  );
  process.once('exit', () => bundler.kill('SIGTERM'));
  return bundler;
}

/**
 * Waits until Parcel ends.
 * @throws {ExpectedError} then, with the reason
 */
export function untilEnded(bundler: ChildProcess): Promise<never> {
  return new Promise((_, reject) => {
    bundler.once('error', (error) => reject(new ExpectedError(`Parcel cannot be started: ${error.message}`)));
    bundler.once('exit', (code, signal) => {
      const how = signal ? `was ended by ${signal}` : `ended with exit code ${code}; the lines above say why`;
      reject(new ExpectedError(`Parcel ${how}. The dev server needs it and ends too.`));
    });
  });
}
