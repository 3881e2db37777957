import type { Locale } from '../../../src/content/locales';
import { wholeWords } from './terms';

/** Placeholder in drafts for a missing text. */
export const TEXT_TO_COME: Readonly<Partial<Record<Locale, string>> & Record<'de' | 'en', string>> = {
  de: 'Text folgt.',
  en: 'Text to come.',
};

/** Words indicating a missing text, in either language. */
export const PLACEHOLDERS = wholeWords('Text folgt|Text to come|Lorem ipsum|TODO|TBD|Blindtext|FIXME');
