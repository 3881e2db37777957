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
 * Runs a program of the project and collects what it prints. Each step is a process group of its own, so that a step
 * that runs out of time leaves no browser or server behind.
 */
export function runStep(
  args: string[],
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
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => {
    const finish = (code: number | null) => {
      clearTimeout(timer);
      running.delete(child);
      endGroup(child);
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    const timer = setTimeout(() => {
      output += `\nThis step did not end within ${timeoutMs / 60_000} minutes.`;
      finish(null);
    }, timeoutMs);
    child.on('error', (error) => {
      output += `\n${error.message}`;
      finish(null);
    });
    child.on('close', finish);
  });
}
