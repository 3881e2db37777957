/** One place where a rule of the house is broken. */
export interface Problem {
  /** A warning is printed, but does not fail the check. */
  severity: 'error' | 'warning';
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Counts from 1; 0 speaks of the file as a whole. */
  line: number;
  /** What is wrong. */
  message: string;
  /** How to put it right. */
  fix: string;
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** Problems as lines of text, `file:line  error  what is wrong - how to put it right`, errors and warnings alike. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(
      ({ severity, file, line, message, fix }) =>
        `${file}${line > 0 ? `:${line}` : ''}  ${severity}  ${message} - ${fix}\n`,
    )
    .join('');
}

/** The last line of a run: `2 errors, 1 warning`. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`;
}
