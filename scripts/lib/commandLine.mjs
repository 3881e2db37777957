/*
 * Reads the arguments of a command, and describes them. Plain JavaScript without dependencies, because it runs before
 * anything is installed.
 */
import { parseArgs } from 'node:util';

/** Known by every command. The words are those of Commander, which the other commands use. */
const HELP = { type: 'boolean', short: 'h', meaning: 'display help for command' };

function columns(title, rows) {
  const width = Math.max(...rows.map(([name]) => name.length));
  return [`\n${title}:`, ...rows.map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`)];
}

/** What `--help` prints. */
export function helpText({ name: command, purpose, options, operand }) {
  const valueText = ({ value, isValueOptional }) =>
    isValueOptional ? ` [${value}]` : value ? ` <${value}>` : '';
  const rows = Object.entries({ ...options, help: HELP }).map(([name, option]) => [
    `${option.short ? `-${option.short}, ` : ''}--${name}${valueText(option)}`,
    option.meaning,
  ]);
  const lines = [
    `Usage: ${command} -- [options]${operand ? ` [${operand.name}...]` : ''}\n\n${purpose}`,
    ...(operand
      ? columns('Arguments', [[operand.name, `${operand.meaning}: ${operand.values.join(', ')}`]])
      : []),
    ...columns('Options', rows),
  ];
  return `${lines.join('\n')}\n`;
}

/** Prints the help of a command if its arguments ask for it; returns whether they do. */
export function showHelp(commandLine, args) {
  if (!args.includes('--help') && !args.includes('-h')) return false;
  process.stdout.write(helpText(commandLine));
  return true;
}

/**
 * Reads the options and operands of a command.
 * @throws for an unknown option, a missing value or an unknown operand, with those that are known
 */
export function readArguments({ options, operand }, given) {
  const args = given.map((arg, index) =>
    options[arg.slice(2)]?.isValueOptional && (given[index + 1] ?? '-').startsWith('-') ? `${arg}=` : arg,
  );
  let read;
  try {
    read = parseArgs({ args, options, allowPositionals: operand !== undefined });
  } catch (error) {
    const known = [...Object.keys(options), 'help'].map((name) => `--${name}`);
    // Without Node's advice on names that begin with a hyphen.
    const message = error.message.replace(/\. To specify a positional .*/, '').replace(/\.?$/, '.');
    throw new Error(`${message} Known options: ${known.join(', ')}.`, { cause: error });
  }
  const unknown = read.positionals.find((name) => !operand.values.includes(name));
  if (unknown !== undefined)
    throw new Error(`${operand.name} is "${unknown}", but must be one of ${operand.values.join(', ')}.`);
  return { values: read.values, operands: read.positionals };
}
