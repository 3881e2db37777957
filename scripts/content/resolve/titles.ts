import { type Locale, LOCALES } from '../../../src/content/locales';

/** Removes soft hyphens, for window titles, menus and machine-readable data. */
export function plainTitle(title: string): string {
  return title.replaceAll('\u00ad', '');
}

/** A job's title for headlines and lists: no line begins with the slash between both forms, "Texterin / Texter". */
export function jobTitle(title: string): string {
  return title.replaceAll(' / ', '\u00a0/ ');
}

/** Letters that fit into a line of a teaser's title, which is 16ch long. */
const TEASER_LETTERS = 17;

/** A title for a teaser: without the soft hyphens of words that fit into a line, which would break them without need. */
export function teaserTitle(title: string): string {
  return title.replaceAll(/\S+/g, (word) => {
    const plain = plainTitle(word);
    return plain.length > TEASER_LETTERS ? word : plain;
  });
}

/** Collator for sorting names in a language. */
export function createCollator(locale: Locale): Intl.Collator {
  return new Intl.Collator(LOCALES[locale].intl);
}
