import { Command } from 'commander';
import { closestWord } from '../../../src/lib/closestWord';
import { addChangingCommands } from './changingCommands';
import type { CliWorld } from './cliWorld';
import { addDeletingCommands } from './deletingCommands';
import { addReadingCommands } from './readingCommands';

/** Refuses an unknown command, which Commander would pass to the default command as an argument. */
function refuseUnknown(program: Command): void {
  const [word] = program.args;
  const names = program.commands.map((command) => command.name());
  if (word === undefined || word.startsWith('-') || names.includes(word)) return;
  const closest = closestWord(word, names);
  program.error(
    `There is no command "${word}".${closest === undefined ? '' : ` Did you mean "${closest}"?`}`,
  );
}

/** The commands of `npm run applications`. They can be used while the server is running. */
export function createProgram(world: CliWorld): Command {
  const program = new Command('applications')
    .description('Lists and manages the applications and contact messages in the intake.')
    .exitOverride()
    .hook('preSubcommand', refuseUnknown)
    .showHelpAfterError('"npm run applications -- --help" shows all commands.')
    .configureOutput({
      writeOut: (text) => void world.print(text.trimEnd()),
      writeErr: (text) => void world.print(text.trimEnd()),
    });
  addReadingCommands(program, world);
  addChangingCommands(program, world);
  addDeletingCommands(program, world);
  return program;
}
