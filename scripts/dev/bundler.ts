import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { parcelBin } from '../parcel/bundle';
import { ExpectedError } from '../lib/runMain';

const HOST = '127.0.0.1';

/** Returns this port if it is free, else another one that is. */
async function wantedOrFreePort(wanted: number): Promise<number> {
  const server = createServer();
  try {
    const port = wanted < 65_536 ? wanted : 0;
    await once(server.listen(port, HOST), 'listening').catch(() => once(server.listen(0, HOST), 'listening'));
    return (server.address() as AddressInfo).port;
  } finally {
    server.close();
  }
}

/**
 * Runs Parcel in watch mode: rebuilds the browser files and pushes changed modules to open pages, through a port of its
 * own. Parcel ends with this process.
 * @param wantedPort its port, if it is free; else it takes another one
 */
export async function startBundler(
  root: string,
  cacheDir: string,
  wantedPort: number,
): Promise<ChildProcess> {
  const flags = ['--no-autoinstall', '--target', 'dev'];
  const port = String(await wantedOrFreePort(wantedPort));
  // Without the host, it would listen on all addresses of this machine.
  const ports = ['--port', port, '--hmr-port', port, '--hmr-host', HOST];
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
