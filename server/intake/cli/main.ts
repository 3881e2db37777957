import { stdout } from 'node:process';
import { CommanderError } from 'commander';
import { readSettings, StartError } from '../../settings';
import { openStore } from '../openIntake';
import { StoreUnavailableError } from '../store/store';
import { errorCode } from '../../errorCode';
import { refuseForeignUser } from '../store/folderOwner';
import { UsageError } from './chooseEntries';
import { confirm } from './confirm';
import { createProgram } from './createProgram';

// A reader such as `head` has had enough; anything else, such as a full disk, must not pass as a complete output.
stdout.on('error', (error) => {
  if (errorCode(error) !== 'EPIPE') console.error(`The output is incomplete: ${error.message}`);
  process.exit(errorCode(error) === 'EPIPE' ? 0 : 1);
});

const program = createProgram({
  openStore: async () => {
    const settings = readSettings(process.env);
    await refuseForeignUser(settings.intakeDir);
    // A wrong folder would seem to be empty, and a later start with INTAKE_CREATE=no would take it for the right one.
    return openStore({ ...settings, intakeCreate: false });
  },
  print: (text) => new Promise<void>((resolve) => stdout.write(`${text}\n`, () => resolve())),
  warn: (text) => {
    console.error(text);
    process.exitCode = 1;
  },
  confirm: (question) => confirm(question, process),
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
