import { createIntl, type MessageFormatElement } from 'react-intl';
import { type Locale, LOCALES } from '../../../src/content/locales';
import type { CompiledMessage } from '../../../src/content/pageData';
import type { Region } from '../../../src/lib/formatNumber';
import type { BuildText } from '../buildTexts';
import type { ChosenOpening } from '../openings/openings';
import type { Entries } from './entries';
import type { Media } from './media';
import type { QueryName } from './queries';
import { Recorder } from './recorder';
import type { SearchIndex } from './searchIndex';

/** Looks up a text that the build prints, and fills in its placeholder. */
export type BuildTextLookup = (
  key: BuildText | `navigation.${string}`,
  values?: Record<string, string | number>,
) => string;

/** Everything the resolvers of one language need. */
export interface ResolveContext {
  locale: Locale;
  /** How numbers and days are printed unless a job's place says otherwise. */
  region: Region;
  entries: Entries;
  media: Media;
  text: BuildTextLookup;
  /** Name of query data: the hash of what it holds. */
  queryHash(query: QueryName): string;
  /** How a page of the language opens, and the number that it may set giant; undefined for one that opens in no such way. */
  openingOf(id: string): ChosenOpening | undefined;
  /** The pages that the search of the site finds. */
  searchIndex(): SearchIndex;
  /** Origin of absolute addresses, without a slash at its end. */
  readonly origin: string;
  /** Day of the build, YYYY-MM-DD. */
  readonly date: string;
}

/**
 * A text lookup over compiled messages, by the same library as in the browser.
 * @throws (when called) with the library's error for a missing text or placeholder
 */
export function createTextLookup(
  locale: Locale,
  messages: Record<string, CompiledMessage>,
  recorder = new Recorder(),
): BuildTextLookup {
  const intl = createIntl({
    locale: LOCALES[locale].intl,
    messages: messages as Record<string, MessageFormatElement[]>,
    onError: (error) => {
      throw error;
    },
  });
  return (key, values) => {
    recorder.noteQuestion(`text ${locale} ${key}`);
    return intl.formatMessage({ id: key }, values);
  };
}
