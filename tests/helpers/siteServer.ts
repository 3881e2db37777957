import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './builtSite';

/** A running server of the built site. */
export interface SiteServer {
  url: string;
  /** Folder in which this server keeps what it takes; gone when it stops. */
  intakeDir: string;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended before it was ready.\n${output()}`);
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready after 15 s.\n${output()}`);
}

/** How a server is started; by default as an operator would. */
export interface SiteServerOptions {
  /** Options of `npm run serve`, such as `--faults`. */
  args?: string[];
  /** Folder of the site, relative to the project or absolute. */
  distDir?: string;
  /** A fixed port, to come back where another server was. */
  port?: number;
  /** Settings beside those of this helper. */
  environment?: Readonly<Record<string, string>>;
}

/** Starts the project's own server on the built site on a free port. */
export async function startSite({ args = [], distDir = 'dist', ...options }: SiteServerOptions = {}) {
  const port = options.port ?? (await freePort());
  const intakeDir = await mkdtemp(path.join(tmpdir(), 'sff-intake-'));
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DIST_DIR: distDir,
      INTAKE_DIR: intakeDir,
      INTAKE_RATE_PER_JOB: '0',
      INTAKE_RATE_PER_ADDRESS: '0',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => void server.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url, server, () => output);
  } catch (error) {
    end();
    throw error;
  }
  const site: SiteServer = {
    url,
    intakeDir,
    stop: async () => {
      process.off('exit', end);
      if (server.exitCode === null) {
        const closed = once(server, 'close');
        server.kill('SIGTERM');
        await closed;
      }
      await rm(intakeDir, { recursive: true, force: true });
    },
  };
  return site;
}
