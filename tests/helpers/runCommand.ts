import { exitCodeOf, type Main } from '../../scripts/lib/runMain';

/** Output of a command, and its exit code. */
export interface CommandRun {
  status: number;
  stdout: string;
  stderr: string;
}

const STREAMS = ['stdin', 'stdout', 'stderr'] as const;

/** Makes the streams look as if they were not a terminal. @returns a function that restores them */
function withoutTerminal(): () => void {
  const before = STREAMS.map((name) => process[name].isTTY);
  const set = (values: readonly boolean[]) =>
    STREAMS.forEach((name, index) => void (process[name].isTTY = values[index] ?? false));
  set([]);
  return () => set(before);
}

/** The text of all calls of a spied `write`. */
const printed = (spy: jest.SpyInstance): string => spy.mock.calls.map(([text]) => String(text)).join('');

/**
 * Runs the main function of a command in a folder, in this process: a separate one would have to load all modules again
 * each time, which takes longer than most tests.
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
