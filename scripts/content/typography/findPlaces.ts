import type { EditorialCode } from '../../../src/content/editorialCodes';
import type { Locale } from '../../../src/content/locales';

/** What is looked for in texts. */
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
] as const satisfies readonly EditorialCode[];

/** One thing that is looked for in texts. */
export type TypographyRule = (typeof TYPOGRAPHY_RULES)[number];

/** Characters of a text that should be others. */
export interface TypographyFinding {
  rule: TypographyRule;
  /** First character, counted from 0 in UTF-16 units. */
  start: number;
  /** Behind the last character. */
  end: number;
  /** What should stand there. */
  replacement: string;
  /** What is wrong, as a sentence without its full stop. */
  message: string;
  /** Whether the replacement is right without being looked at. */
  isSafe: boolean;
}

/** A rule: every place in a text that it objects to. What is no prose (addresses, placeholders) is blanked out by `PROTECTED`. */
export type FindPlaces = (text: string, locale: Locale) => TypographyFinding[];

/** Stands for each character that no rule may look at or change; a letter of no language. */
export const PROTECTED = '\ufffc';

/** What keeps two words on one line. */
export const NBSP = '\u00a0';

/** What a regular expression finds, each with what should stand there. */
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
