import type { EditorialCode } from '../../../src/content/editorialCodes';
import type { Locale } from '../../../src/content/locales';

/** Codes of all typography rules. */
export const TYPOGRAPHY_RULES = [
  'quotes',
  'apostrophe',
  'ellipsis',
  'dash',
  'double-blank',
  'blank-before-mark',
  'repeated-mark',
  'money',
  'no-break-space',
  'soft-hyphen',
  'pasted-character',
] as const satisfies readonly EditorialCode[];

/** Code of a typography rule. */
export type TypographyRule = (typeof TYPOGRAPHY_RULES)[number];

/** A range of a text to be replaced. */
export interface TypographyFinding {
  rule: TypographyRule;
  /** First character, counted from 0 in UTF-16 units. */
  start: number;
  /** End of the range (exclusive). */
  end: number;
  /** The correct characters. */
  replacement: string;
  /** The problem, as a sentence without full stop. */
  message: string;
  /** True if the replacement needs no review. */
  isSafe: boolean;
}

/** A rule: returns all violations in a text. Non-prose (URLs, placeholders) is masked with `PROTECTED`. */
export type FindPlaces = (text: string, locale: Locale) => TypographyFinding[];

/** Replaces each character that rules must not touch; not a letter in any language. */
export const PROTECTED = '\ufffc';

/** No-break space. */
export const NBSP = '\u00a0';

/** Creates a finding for each match of a pattern whose replacement differs from it. */
export function replaced(
  text: string,
  pattern: RegExp,
  replacementOf: (match: RegExpExecArray) => string | undefined,
  finding: Pick<TypographyFinding, 'rule' | 'message' | 'isSafe'>,
): TypographyFinding[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const replacement = replacementOf(match);
    if (replacement === undefined || replacement === match[0]) return [];
    return [{ ...finding, start: match.index, end: match.index + match[0].length, replacement }];
  });
}
