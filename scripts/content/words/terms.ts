import type { EditorialCode } from '../../../src/content/editorialCodes';

/** Words that say something about people that a vacancy must not, or that it should say in another way. */
export interface Term {
  code: EditorialCode;
  /** What is looked for; finds whole words, in any case. */
  pattern: RegExp;
  /** Better words, as advice. */
  better: string;
  /** Whether nobody can take the words in another way where a file says whom it wants: a demand, not a tone. */
  isPlain?: boolean;
  /** Not meant where its sentence says no: “Please leave out your photo.” */
  isDeniable?: boolean;
}

/** A pattern for whole words, in any case. */
export function wholeWords(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu');
}
