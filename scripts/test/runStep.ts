import { type ChildProcess, spawn } from 'node:child_process';

/** Result of a command. */
export interface StepResult {
  /** Exit code; null if it was ended by a signal or ran out of time. */
  code: number | null;
  output: string;
  seconds: number;
}

const running = new Set<ChildProcess>();

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** Ends all running commands and the processes they have started. */
export function endAllSteps(): void {
  for (const child of running) endGroup(child);
}

/**
 * Runs Node with some arguments and collects its output. Each step is a process group of its own, so that its servers are
 * ended with it, even if it runs out of time. A browser ends by itself when its pipe is closed.
 */
export function runStep(
  args: readonly string[],
  cwd: string,
  timeoutMs: number,
  env: NodeJS.ProcessEnv,
): Promise<StepResult> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const finish = (code: number | null, remark = '') => {
      clearTimeout(timer);
      running.delete(child);
      endGroup(child);
      const output = Buffer.concat(chunks).toString() + remark;
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    const timer = setTimeout(
      () => finish(null, `\nThis step did not end within ${timeoutMs / 60_000} minutes.`),
      timeoutMs,
    );
    child.on('error', (error) => finish(null, `\n${error.message}`));
    // Processes that the step has left running would keep the pipes open, so that `close` would never come.
    child.on('exit', () => endGroup(child));
    child.on('close', (code) => finish(code));
  });
}
