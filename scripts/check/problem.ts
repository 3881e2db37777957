/** A violation of a rule. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Counted from 1; 0 for the file as a whole. */
  line: number;
  /** What is wrong. */
  message: string;
  /** How to fix it. */
  fix: string;
}

/** Formats problems as lines of text, `file:line  what is wrong - how to fix it`. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, message, fix }) => `${file}${line > 0 ? `:${line}` : ''}  ${message} - ${fix}\n`)
    .join('');
}
