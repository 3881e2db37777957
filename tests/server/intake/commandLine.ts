import { createProgram } from '../../../server/intake/cli/createProgram';
import { type IntakeServer, NOW } from './intakeServer';

/** The command line on the store of a server, and what it printed and asked last. */
export interface CommandLine {
  /** Runs a command and returns everything that it printed. */
  run: (...args: string[]) => Promise<string>;
  printed: string;
  warnings: string[];
  /** The last question; the answer is no. */
  asked: string;
}

/** Opens the command line on the store of a server. */
export function commandLine({ store }: IntakeServer): CommandLine {
  const line: CommandLine = {
    printed: '',
    warnings: [],
    asked: '',
    run: async (...args) => {
      line.printed = '';
      line.warnings = [];
      const program = createProgram({
        openStore: async () => store,
        // Into a pipe, so it takes a moment.
        print: async (text) => {
          await new Promise(setImmediate);
          line.printed += `${text}\n`;
        },
        warn: (text) => {
          line.printed += `${text}\n`;
          line.warnings.push(text);
        },
        confirm: async (question) => {
          line.asked = question;
          return false;
        },
        now: () => NOW,
        retentionMaxShare: () => 10,
      });
      await program.parseAsync(['node', 'applications', ...args]);
      return line.printed;
    },
  };
  return line;
}
