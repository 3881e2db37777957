import type { Locale } from '../../../src/content/locales';
import { wholeWords } from './terms';

/** What stands in a draft where its text is still missing. */
export const TEXT_TO_COME: Readonly<Partial<Record<Locale, string>> & Record<'de' | 'en', string>> = {
  de: 'Text folgt.',
  en: 'Text to come.',
};

/** What says that a text is still missing, in either language. */
export const PLACEHOLDERS = wholeWords('Text folgt|Text to come|Lorem ipsum|TODO|TBD|Blindtext|FIXME');
