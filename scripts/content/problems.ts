import { ISSUE_CODES } from '../../src/content/describeIssue';
import { EDITORIAL_CODES, type EditorialCode } from '../../src/content/editorialCodes';
import { plural } from '../lib/plural';

/** All problem codes: of a single file, between files, and of file names or bytes. */
export const PROBLEM_CODES = [
  ...ISSUE_CODES,
  ...EDITORIAL_CODES,
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
  'wrong-encoding',
  'invalid-json',
  'duplicate-key',
  'pointed-thousands',
  'duplicate-id',
  'kind-differs',
  'missing-german',
  'translation-differs',
  'stale-translation',
  'noted-version',
  'path-locale',
  'path-collision',
  'duplicate-path',
  'fixed-path',
  'kind-path',
  'job-path',
  'dangling-link',
  'dangling-anchor',
  'wrong-kind',
  'repeated-entry',
  'insecure-link',
  'own-address',
  'bad-query',
  'bad-poster-mark',
  'unknown-letter',
  'control-character',
  'line-break',
  'raw-markup',
  'duplicate-anchor',
  'reserved-anchor',
  'own-entry',
  'missing-pass',
  'pass-order',
  'stray-pass',
  'shared-motif',
  'letters-alone',
  'poster-alone',
  'impossible-opening',
  'repeated-opening',
  'unknown-discipline',
  'duplicate-plate',
  'same-plates',
  'duplicate-pair',
  'missing-pair',
  'missing-text',
  'missing-required-text',
  'placeholder-mismatch',
  'unknown-placeholder',
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
  'slug-form',
  'slug-id',
  'one-sided',
  'repeated-ground',
  'repeated-contact',
  'missing-place',
  'closed-days',
  'no-effect',
  'job-currency',
  'implausible-pay',
  'duplicate-meta-title',
  'hidden-home',
  'privacy-anchor',
  'idle-silence',
  'missing-media',
  'media-case',
  'media-fault',
  'media-type',
  'media-small',
  'media-heavy',
  'media-total',
  'alt-file-name',
  'missing-credit',
  'bare-document',
  'film-captions',
  'film-start',
  'film-place',
  'film-formats',
  'film-versions',
  'film-poster',
  'unused-media',
  'same-media',
  'alike-posters',
] as const;

/** A problem code. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A replacement for a range of a text, in UTF-16 units. */
export interface Correction {
  start: number;
  end: number;
  /** The current text of the range; if it has changed, the correction is not applied. */
  found: string;
  replacement: string;
}

/** Something an editor has to fix (error) or look at (warning). Line and column count from 1. */
export interface Problem {
  severity: 'error' | 'warning';
  code: ProblemCode;
  /** File path as an editor would type it, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** JSON pointer (RFC 6901) within the file; empty for the file as a whole. */
  pointer: string;
  message: string;
  fix: string;
  /** Corrections of the text at the pointer that need no review; left out if there is more than one answer. */
  corrections?: Correction[];
}

/** A problem that its file declares to be intended. */
export interface SilencedProblem extends Problem {
  reason: string;
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts problems by file, line and column; independent of the order in which they were found. */
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

const EDITORIAL: ReadonlySet<string> = new Set(EDITORIAL_CODES);

const COLORS = {
  error: '\u001b[31m',
  warning: '\u001b[33m',
  silenced: '\u001b[2m',
  place: '\u001b[36m',
  dim: '\u001b[2m',
  off: '\u001b[0m',
};

const isEditorial = (code: string): code is EditorialCode => EDITORIAL.has(code);

/** Options for printing problems. */
export interface FormatOptions {
  color: boolean;
  /** Problems silenced in their files, printed with the reason. */
  silenced?: readonly SilencedProblem[] | undefined;
}

/**
 * Formats problems as lines of text, `file:line:column  error  /pointer  what is wrong - how to fix it`, and a last
 * line with the counts. Problems that a file may silence end with their code in brackets. Empty if there are none.
 */
export function formatProblems(
  problems: readonly Problem[],
  { color, silenced = [] }: FormatOptions,
): string {
  if (problems.length === 0 && silenced.length === 0) return '';
  const paint = (name: keyof typeof COLORS, text: string) =>
    color ? COLORS[name] + text + COLORS.off : text;
  const line = (problem: Problem, state: keyof typeof COLORS, rest: string) => {
    const { file, line: at, column, pointer, message, code } = problem;
    return [
      paint('place', `${file}:${at}:${column}`),
      paint(state, state),
      paint('dim', pointer === '' ? '(file)' : pointer),
      `${message} - ${rest}${isEditorial(code) ? ` [${code}]` : ''}`,
    ].join('  ');
  };
  const lines = [
    ...problems.map((problem) => line(problem, problem.severity, problem.fix)),
    ...silenced.map((problem) => line(problem, 'silenced', `stays: ${problem.reason}`)),
  ];
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const counted = [plural(errors, 'error'), plural(warnings, 'warning')].join(', ');
  const rest = silenced.length === 0 ? '' : `; ${silenced.length} silenced`;
  return `${lines.join('\n')}\n\n${counted} in content${rest}\n`;
}
