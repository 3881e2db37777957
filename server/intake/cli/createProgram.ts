import { Command } from 'commander';
import { addChangingCommands } from './changingCommands';
import type { CliWorld } from './cliWorld';
import { addDeletingCommands } from './deletingCommands';
import { addReadingCommands } from './readingCommands';

/** The commands of `npm run applications`. They can be used while the server is running. */
export function createProgram(world: CliWorld): Command {
  const program = new Command('applications')
    .description('Lists and manages the applications and contact messages in the intake.')
    .exitOverride()
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
