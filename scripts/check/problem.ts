/** One place where a rule of the project is broken. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Counts from 1; 0 speaks of the file as a whole. */
  line: number;
  /** What is wrong. */
  message: string;
  /** How to put it right. */
  fix: string;
}

/** Problems as lines of text, `file:line  what is wrong - how to put it right`. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, message, fix }) => `${file}${line > 0 ? `:${line}` : ''}  ${message} - ${fix}\n`)
    .join('');
}

/** The last line of a run: `2 problems`. */
export function countProblems({ length }: readonly Problem[]): string {
  return `${length} problem${length === 1 ? '' : 's'}`;
}
