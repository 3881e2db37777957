import { ISSUE_CODES } from '../../src/content/describeIssue';

/** All kinds of problem: those of one file, and those that only show between files, in their names or bytes. */
export const PROBLEM_CODES = [
  ...ISSUE_CODES,
  'no-content',
  'unknown-locale',
  'unknown-kind',
  'not-json',
  'nested-folder',
  'misplaced-file',
  'bad-file-name',
  'name-case',
  'missing-file',
  'unreadable',
  'bom',
  'not-utf8',
  'invalid-json',
  'duplicate-key',
  'duplicate-id',
  'kind-differs',
  'missing-german',
  'translation-differs',
  'path-locale',
  'path-collision',
  'duplicate-path',
  'fixed-path',
  'kind-path',
  'job-path',
  'dangling-link',
  'dangling-anchor',
  'wrong-kind',
  'insecure-link',
  'bad-query',
  'bad-poster-mark',
  'duplicate-anchor',
  'reserved-anchor',
  'own-next-case',
  'missing-text',
  'missing-required-text',
  'placeholder-mismatch',
  'too-many-placeholders',
  'invalid-icu',
  'unknown-text-key',
  'unused-text',
  'date-order',
  'expired-job',
  'expired-page',
  'required-page',
  'unpublished-link',
  'translation-alone',
  'seen-jobs',
  'seen-paths',
  'former-path',
  'gone-path',
  'duplicate-job-id',
  'slug-id',
  'austrian-pay',
  'austrian-overpayment',
  'german-pay',
  'job-currency',
  'duplicate-meta-title',
  'meta-title-length',
  'meta-description-length',
  'privacy-anchor',
] as const;

/** A kind of problem. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** One thing an editor has to put right (error) or look at (warning). Line and column count from 1. */
export interface Problem {
  severity: 'error' | 'warning';
  code: ProblemCode;
  /** Path of the file as the editor would type it, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** JSON pointer (RFC 6901) within the file; empty for the file as a whole. */
  pointer: string;
  message: string;
  fix: string;
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Problems in the order of files, lines and columns; the same whatever order they were found in. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      byCodeUnit(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      byCodeUnit(a.code, b.code) ||
      byCodeUnit(a.pointer, b.pointer) ||
      byCodeUnit(a.message, b.message),
  );
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

const COLORS = {
  error: '\u001b[31m',
  warning: '\u001b[33m',
  place: '\u001b[36m',
  dim: '\u001b[2m',
  off: '\u001b[0m',
};

/**
 * All problems as lines of text, `file:line:column  error  /pointer  what is wrong - how to put it right`, and a last
 * line that counts them. Empty when there is nothing to say.
 */
export function formatProblems(problems: readonly Problem[], { color }: { color: boolean }): string {
  if (problems.length === 0) return '';
  const paint = (name: keyof typeof COLORS, text: string) =>
    color ? COLORS[name] + text + COLORS.off : text;
  const lines = problems.map(({ severity, file, line, column, pointer, message, fix }) =>
    [
      paint('place', `${file}:${line}:${column}`),
      paint(severity, severity),
      paint('dim', pointer === '' ? '(file)' : pointer),
      `${message} - ${fix}`,
    ].join('  '),
  );
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return `${lines.join('\n')}\n\n${count(errors, 'error')}, ${count(warnings, 'warning')} in content\n`;
}
