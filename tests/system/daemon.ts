import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const START_MS = 60_000;
const PAUSE_MS = 100;

/** A server program that runs in the foreground. */
export interface Daemon {
  /** Stops it, by default with SIGTERM; resolves when it has ended. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Suspends it; `goOn` resumes it. */
  hang: () => void;
  goOn: () => void;
}

/**
 * Starts a program and waits until it responds.
 * @throws with its output, if it ends before, or does not respond within a minute
 */
export async function startDaemon(
  program: string,
  args: readonly string[],
  isReady: () => Promise<boolean>,
): Promise<Daemon> {
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const closed = once(child, 'close');
  const deadline = Date.now() + START_MS;
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      end();
      throw new Error(`${program} has not started.\n${output}`);
    }
    await delay(PAUSE_MS);
  }
  return {
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop: async (signal = 'SIGTERM') => {
      process.off('exit', end);
      child.kill(signal);
      await closed;
    },
  };
}
