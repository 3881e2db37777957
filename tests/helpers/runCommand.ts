import { exitCodeOf, type Main } from '../../scripts/lib/runMain';

/** What a command printed, and how it ended. */
export interface CommandRun {
  status: number;
  stdout: string;
  stderr: string;
}

const STREAMS = ['stdin', 'stdout', 'stderr'] as const;

/** Has the streams be no terminal, whatever the tests were started from. @returns what puts them back */
function withoutTerminal(): () => void {
  const before = STREAMS.map((name) => process[name].isTTY);
  const set = (values: readonly boolean[]) =>
    STREAMS.forEach((name, index) => void (process[name].isTTY = values[index] ?? false));
  set([]);
  return () => set(before);
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
  const restoreTerminal = withoutTerminal();
  process.chdir(root);
  try {
    const status = await exitCodeOf(main, args);
    const [stdout, stderr] = spies.map(printed) as [string, string];
    return { status, stdout, stderr };
  } finally {
    process.chdir(before);
    restoreTerminal();
    for (const spy of spies) spy.mockRestore();
  }
}
