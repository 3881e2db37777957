import { exitCodeOf, type Main } from '../../scripts/lib/runMain';

/** What a command printed, and how it ended. */
export interface CommandRun {
  status: number;
  stdout: string;
  stderr: string;
}

/** The words of all calls of a spied `write`. */
const printed = (spy: jest.SpyInstance): string => spy.mock.calls.map(([text]) => String(text)).join('');

/**
 * Runs the main function of a command in a folder, as its program does but in this process: a program of its own would load all of
 * its modules anew each time, which takes longer than most tests of what it does.
 */
export async function runCommand(main: Main, root: string, ...args: string[]): Promise<CommandRun> {
  const before = process.cwd();
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    jest.spyOn(process[name], 'write').mockReturnValue(true),
  ) as [jest.SpyInstance, jest.SpyInstance];
  process.chdir(root);
  try {
    const status = await exitCodeOf(main, args);
    const [stdout, stderr] = spies.map(printed) as [string, string];
    return { status, stdout, stderr };
  } finally {
    process.chdir(before);
    for (const spy of spies) spy.mockRestore();
  }
}
