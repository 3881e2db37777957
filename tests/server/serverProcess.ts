import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverPrograms } from '../../scripts/testbed/serverPrograms';

const projectDir = join(__dirname, '../..');

/** The real server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  /** Everything printed so far to both outputs. */
  output: () => string;
  /** Exit code and time of exit, ms on the clock of `performance`. */
  exit: Promise<{ code: number | null; endedAt: number }>;
}

/** Starts the server with these settings and command-line options. */
export async function runServer(
  environment: Record<string, string>,
  ...options: string[]
): Promise<ServerProcess> {
  const { PATH = '' } = process.env;
  const { main } = await serverPrograms(projectDir);
  const child = spawn(process.execPath, [main, ...options], {
    cwd: projectDir,
    env: { PATH, PORT: '0', INTAKE_RATE_PER_JOB: '0', INTAKE_RATE_PER_ADDRESS: '0', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const exit = new Promise<{ code: number | null; endedAt: number }>((resolve) => {
    child.once('close', (code) => resolve({ code, endedAt: performance.now() }));
  });
  return { child, output: () => output, exit };
}

/** Sends a signal. @returns the exit code, and the time the process took to end after the signal, ms */
export async function stopServer(
  { child, exit }: ServerProcess,
  signal: NodeJS.Signals,
): Promise<{ code: number | null; ms: number }> {
  const sentAt = performance.now();
  child.kill(signal);
  const { code, endedAt } = await exit;
  return { code, ms: endedAt - sentAt };
}

/** Waits until the server has printed its addresses. @throws with its output, if it ends before */
export async function portOf({ child, output }: ServerProcess): Promise<number> {
  while (!output().includes('Ctrl-C')) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(output());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return Number(/http:\/\/[^/\s]+:(\d+)\//.exec(output())?.[1]);
}
