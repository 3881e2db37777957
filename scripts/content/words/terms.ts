import type { EditorialCode } from '../../../src/content/editorialCodes';

/** Words about people that must not, or should not, be used in a job advertisement. */
export interface Term {
  code: EditorialCode;
  /** Matches whole words, ignoring case. */
  pattern: RegExp;
  /** Suggested wording. */
  better: string;
  /** True if, in a field describing the person wanted, the words can only be read as a requirement, not as style. */
  isPlain?: boolean;
  /** Not reported in a negated sentence: “Please leave out your photo.” */
  isDeniable?: boolean;
}

/** A pattern for whole words, ignoring case. */
export function wholeWords(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu');
}
