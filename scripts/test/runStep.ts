import { type ChildProcess, spawn } from 'node:child_process';

/** What came of a command. */
export interface StepResult {
  /** Null when it was ended by a signal or ran out of time. */
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
    // The group is gone already, which is what was wanted.
  }
}

/** Ends every command that is still running, with all it has started. */
export function endAllSteps(): void {
  for (const child of running) endGroup(child);
}

/**
 * Runs Node with some arguments and collects what it prints. Each step is a process group of its own, so that a step
 * that runs out of time leaves no server behind; a browser of its own ends when its pipe does.
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
    // Whatever the step has left behind would hold the pipes open, and with them the step.
    child.on('exit', () => endGroup(child));
    child.on('close', (code) => finish(code));
  });
}
