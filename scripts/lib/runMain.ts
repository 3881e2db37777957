/** A failure that its message explains, with how to put it right: nobody has to see where in the code it was found. */
export class ExpectedError extends Error {}

/** A command: takes its arguments and resolves to the exit code, or to nothing where that is 0. */
export type Main = (args: string[]) => Promise<number | void>;

/** Runs a command and prints its failure, if it fails. Resolves to the exit code: 1 after a failure. */
export async function exitCodeOf(main: Main, args: string[]): Promise<number> {
  try {
    return (await main(args)) ?? 0;
  } catch (error) {
    const { message, stack } = error as Error;
    process.stderr.write(`${error instanceof ExpectedError ? message : (stack ?? String(error))}\n`);
    return 1;
  }
}

/** Runs a command with the arguments behind the program's name, and leaves its exit code to the process. */
export async function runMain(main: Main): Promise<void> {
  process.exitCode = await exitCodeOf(main, process.argv.slice(2));
}
