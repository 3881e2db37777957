import { writeFaultOf } from './writeFault';

/** A failure fully explained by its message, including the fix; printed without a stack trace. */
export class ExpectedError extends Error {}

/** A command: takes its arguments and resolves to the exit code, or to nothing for 0. */
export type Main = (args: string[]) => Promise<number | void>;

/** Runs a command and prints its error, if any. Resolves to the exit code: 1 after an error. */
export async function exitCodeOf(main: Main, args: string[]): Promise<number> {
  try {
    return (await main(args)) ?? 0;
  } catch (error) {
    const { message, stack } = error as Error;
    const explained = error instanceof ExpectedError ? message : writeFaultOf(error);
    process.stderr.write(`${explained ?? stack ?? String(error)}\n`);
    return 1;
  }
}

/** Runs a command with the process arguments and sets the process's exit code. */
export async function runMain(main: Main): Promise<void> {
  process.exitCode = await exitCodeOf(main, process.argv.slice(2));
}
