import type { ReadStream, WriteStream } from 'node:tty';
import { createInterface } from 'node:readline/promises';
import { errorCode } from '../../errorCode';
import { UsageError } from './chooseEntries';

/**
 * Asks a yes/no question; anything but yes is no, also Ctrl-C and Ctrl-D.
 * @throws UsageError if the input is not a terminal
 */
export async function confirm(
  question: string,
  { stdin: input, stdout: output }: { stdin: ReadStream; stdout: WriteStream },
): Promise<boolean> {
  if (!input.isTTY)
    throw new UsageError('There is no terminal for the confirmation: repeat the command with --yes.');
  const terminal = createInterface({ input, output });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } catch (error) {
    if (errorCode(error) !== 'ABORT_ERR') throw error;
    output.write('\n');
    return false;
  } finally {
    terminal.close();
  }
}
