import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serveArguments } from '../lib/serveArguments.mjs';
import { serverPrograms } from './serverPrograms';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Characters of output to keep: the log of a server under load would fill the memory of this process. */
const KEPT_OUTPUT = 100_000;

/** A server in a process of its own, which may not have started listening yet. */
export interface ServerProcess {
  child: ChildProcess;
  pid: number;
  /** The end of both outputs so far, including the log. */
  output: () => string;
  /** Resolves to the port once the server accepts connections; rejects with its output if it ends before that. */
  listening: Promise<number>;
  /** Exit code, null after a signal. */
  exit: Promise<{ code: number | null }>;
  /** True if the process has ended. */
  hasEnded: () => boolean;
  /** Sends a signal, SIGTERM by default, and waits for the end of the process. */
  stop: (signal?: NodeJS.Signals) => ServerProcess['exit'];
  /** Ends it immediately (SIGKILL), as a power failure would. */
  kill: () => Promise<void>;
}

/** A server that accepts connections on 127.0.0.1. */
export interface RunningServer extends ServerProcess {
  base: string;
  port: number;
}

/** How to start a server; by default as an operator would. */
export interface StartOptions {
  /** Options of the program, such as `--faults`. */
  args?: readonly string[];
  /** Wraps the command, e.g. `underLimit('-n', 1024)`. */
  wrap?: (command: readonly string[]) => readonly string[];
  /** Receives all output. */
  onOutput?: (text: string) => void;
}

/**
 * Wraps a command so that it runs under a limit of the shell, with the same process id.
 * @param option `-n` limits the number of open files and sockets, `-f` the size of written files, in 512-byte blocks
 */
export const underLimit =
  (option: '-n' | '-f', limit: number) =>
  (command: readonly string[]): [string, ...string[]] => [
    'sh',
    '-c',
    `ulimit ${option} ${limit} && exec "$@"`,
    'sh',
    ...command,
  ];

/** Follows a server that was started with its outputs piped. */
export function followServer(
  child: ChildProcess,
  onOutput: (text: string) => void = () => undefined,
): ServerProcess {
  let output = '';
  const exit = new Promise<{ code: number | null }>((resolve) => {
    child.once('close', (code) => resolve({ code }));
  });
  const listening = new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => {
        const text = data.toString();
        onOutput(text);
        output = (output + text).slice(-KEPT_OUTPUT);
        // The last line that the server prints when it starts, after its addresses.
        if (output.includes('Ctrl-C')) resolve(Number(/http:\/\/[^/\s]+:(\d+)\//.exec(output)?.[1]));
      });
    }
    child.once('error', reject);
    void exit.then(() => reject(new Error(`The server ended before it was listening:\n${output}`)));
  });
  // Nobody may be waiting for it, as in tests of a server that refuses to start.
  listening.catch(() => undefined);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return exit;
  };
  return {
    child,
    pid: child.pid ?? 0,
    output: () => output,
    listening,
    exit,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop,
    kill: async () => void (await stop('SIGKILL')),
  };
}

async function run(
  nodeOptions: readonly string[],
  environment: Record<string, string>,
  { args = [], wrap = (command) => command, onOutput }: StartOptions,
): Promise<ServerProcess> {
  const { main } = await serverPrograms(ROOT);
  const [program = '', ...words] = wrap([process.execPath, ...nodeOptions, main, ...args]);
  const child = spawn(program, words, {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      INTAKE_RATE_PER_JOB: '0',
      INTAKE_RATE_PER_ADDRESS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return followServer(child, onOutput);
}

/**
 * Starts the server bundle on a free port, without rate limits. Does not wait until it is listening.
 * @param environment settings; `DIST_DIR` is required
 */
export const runServer = (
  environment: Record<string, string>,
  options: StartOptions = {},
): Promise<ServerProcess> => run([], environment, options);

const isNodeOption = (word: string) => word.startsWith('--') && word !== '--import';

/**
 * Starts the server bundle for load: on 127.0.0.1, without rate and upload limits, with the memory settings of
 * `npm run serve`, logging errors only. Waits until it is listening.
 * @param environment settings; `DIST_DIR` is required
 * @throws Error with the server's output, if it ends before that
 */
export async function startServer(
  environment: Record<string, string>,
  options: StartOptions = {},
): Promise<RunningServer> {
  const server = await run(
    serveArguments().filter(isNodeOption),
    {
      HOST: '127.0.0.1',
      INTAKE_UPLOADS_PER_NETWORK: '0',
      INTAKE_UPLOAD_BUDGET_MB: '0',
      LOG_LEVEL: 'error',
      ...environment,
    },
    options,
  );
  const port = await server.listening;
  return { ...server, port, base: `http://127.0.0.1:${port}` };
}
