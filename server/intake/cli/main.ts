import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { CommanderError } from 'commander';
import { readSettings, StartError } from '../../settings';
import { openStore } from '../openIntake';
import { StoreUnavailableError } from '../store/store';
import { refuseForeignUser } from '../store/folderOwner';
import { UsageError } from './chooseEntries';
import { createProgram } from './createProgram';

async function confirm(question: string): Promise<boolean> {
  if (!stdin.isTTY)
    throw new UsageError('There is no terminal for the confirmation: repeat the command with --yes.');
  const terminal = createInterface({ input: stdin, output: stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

const program = createProgram({
  openStore: async () => {
    const settings = readSettings(process.env);
    await refuseForeignUser(settings.intakeDir);
    return openStore(settings);
  },
  print: (text) => new Promise<void>((resolve) => stdout.write(`${text}\n`, () => resolve())),
  confirm,
  now: () => new Date(),
  retentionMaxShare: () => readSettings(process.env).retentionMaxShare,
});

try {
  await program.parseAsync(process.argv);
} catch (error) {
  const isExpected =
    error instanceof UsageError || error instanceof StartError || error instanceof StoreUnavailableError;
  if (isExpected) console.error(error.message);
  else if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error instanceof CommanderError ? error.exitCode : 1;
}
