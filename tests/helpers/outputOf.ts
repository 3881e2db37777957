import { execFile, type ExecFileOptions } from 'node:child_process';

/** Runs a program to its end. @returns its exit code, or 1 after a signal, and what it printed: output, then errors */
export function outputOf(
  program: string,
  args: readonly string[],
  options: ExecFileOptions,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(program, args, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: `${stdout}${stderr}` }),
    );
  });
}
