/** A failure that its message explains, with how to put it right: nobody has to see where in the code it was found. */
export class ExpectedError extends Error {}

/**
 * Runs a command's main function with the arguments behind the program's name. The exit code is what it resolves to, 0 where
 * that is nothing, 1 after a failure, which is printed.
 */
export async function runMain(main: (args: string[]) => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await main(process.argv.slice(2))) ?? 0;
  } catch (error) {
    const { message, stack } = error as Error;
    process.stderr.write(`${error instanceof ExpectedError ? message : (stack ?? String(error))}\n`);
    process.exitCode = 1;
  }
}
