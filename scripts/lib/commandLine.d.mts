/** An option of a command: as for `parseArgs` of Node, and in words. */
export interface Option {
  type: 'string' | 'boolean';
  multiple?: boolean;
  short?: string;
  /** Stands for the value in the help, e.g. "folder". */
  value?: string;
  /** True if the value may be left out; it is then empty. */
  isValueOptional?: boolean;
  /** What it does, with its default. */
  meaning: string;
}

/** Options by name. */
export type Options = Readonly<Record<string, Option>>;

/** What a command can be given. */
export interface CommandLine<Known extends Options = Options> {
  /** As it is typed, e.g. "npm run build". */
  name: string;
  /** What it does, in one or two sentences. */
  purpose: string;
  options: Known;
  /** Arguments without a dash; none if left out. */
  operand?: { name: string; meaning: string; values: readonly string[] };
}

type ValueOf<Known extends Option> = Known['type'] extends 'boolean'
  ? boolean
  : Known extends { multiple: true }
    ? string[]
    : string;

/** Values of the options that were given. */
export type Values<Known extends Options> = { [Name in keyof Known]?: ValueOf<Known[Name]> };

export function helpText(commandLine: CommandLine): string;
export function showHelp(commandLine: CommandLine, args: readonly string[]): boolean;
export function readArguments<Known extends Options>(
  commandLine: CommandLine<Known>,
  args: string[],
): { values: Values<Known>; operands: string[] };
