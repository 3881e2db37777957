import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serverPrograms } from '../testbed/serverPrograms';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MEBIBYTE_KB = 1024;

/** A server in its own process, on a free port of 127.0.0.1. */
export interface TortureServer {
  base: string;
  port: number;
  pid: number;
  /** Resident memory now and its peak since the start, MiB; undefined except on Linux. */
  memory: () => Promise<{ now: number; peak: number } | undefined>;
  /** The last lines of its output, including the log. */
  output: () => string;
  /** True if the process has ended. */
  hasEnded: () => boolean;
  /** Ends it immediately (SIGKILL), as a power failure would. */
  kill: () => Promise<void>;
  /** Ends it with SIGTERM, as Ctrl-C would. */
  stop: () => Promise<void>;
}

/** Options that differ from a normal start. */
export interface StartOptions {
  /** Maximum number of open files and sockets. */
  descriptors?: number;
  /** Receives all output. */
  onOutput?: (text: string) => void;
}

/** Returns a command that runs under a limit of open files and sockets and keeps its process id. */
export function limited(descriptors: number, command: readonly string[]): [string, string[]] {
  return ['sh', ['-c', `ulimit -n ${descriptors} && exec "$@"`, 'sh', ...command]];
}

/** Returns the server's main program with the Node options of the script `serve` in package.json. */
async function serveArguments(): Promise<string[]> {
  const text = await readFile(`${ROOT}package.json`, 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: { serve: string } };
  const options = scripts.serve.split(' ').filter((word) => word.startsWith('--') && word !== '--import');
  return [...options, (await serverPrograms(ROOT)).main];
}

/** Returns the resident memory of a process, see {@link TortureServer.memory}. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number } | undefined> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const value = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]);
  const [now, peak] = [value('VmRSS') / MEBIBYTE_KB, value('VmHWM') / MEBIBYTE_KB];
  return Number.isNaN(now) ? undefined : { now, peak };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('close', () => resolve()));
}

/**
 * Starts the server bundle, without rate and upload limits.
 *
 * @param environment Settings; `DIST_DIR` is required.
 * @throws Error with the server's output, if it ends before it listens.
 */
export async function startServer(
  environment: Record<string, string>,
  { descriptors, onOutput = () => undefined }: StartOptions = {},
): Promise<TortureServer> {
  const serve = await serveArguments();
  const [program, programArguments] =
    descriptors === undefined
      ? [process.execPath, serve]
      : limited(descriptors, [process.execPath, ...serve]);
  const child = spawn(program, programArguments, {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      INTAKE_RATE_PER_JOB: '0',
      INTAKE_RATE_PER_ADDRESS: '0',
      INTAKE_UPLOADS_PER_NETWORK: '0',
      INTAKE_UPLOAD_BUDGET_MB: '0',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listens = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        onOutput(data.toString());
        // Truncated, so that a growing log does not take up our memory.
        output = (output + data.toString()).slice(-4000);
        if (output.includes('Ctrl-C')) resolve();
      });
    }
    child.once('close', () => reject(new Error(`The server has not started:\n${output}`)));
  });
  await listens;
  const port = Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended(child);
  };
  return {
    base: `http://127.0.0.1:${port}`,
    port,
    output: () => output,
    pid: child.pid ?? 0,
    memory: () => memoryOf(child.pid ?? 0),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
