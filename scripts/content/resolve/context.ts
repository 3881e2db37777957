import { createIntl, type MessageFormatElement } from 'react-intl';
import { type Locale, LOCALES } from '../../../src/content/locales';
import type { CompiledMessage } from '../../../src/content/pageData';
import type { Region } from '../../../src/lib/formatNumber';
import type { BuildText } from '../buildTexts';
import type { ChosenOpening } from '../openings/openings';
import type { Entries } from './entries';
import type { Media } from './media';
import type { QueryName } from './queries';
import type { SearchIndex } from './searchIndex';

/** Looks up a build text and fills in its placeholders. */
export type BuildTextLookup = (
  key: BuildText | `navigation.${string}`,
  values?: Record<string, string | number>,
) => string;

/** Everything the resolvers of one language need. */
export interface ResolveContext {
  locale: Locale;
  /** Format of numbers and dates, unless a job's country requires another. */
  region: Region;
  entries: Entries;
  media: Media;
  text: BuildTextLookup;
  /** The hash under which query data is published. */
  queryHash(query: QueryName): string;
  /** How a page of the language opens; undefined if it has no such opening. */
  openingOf(id: string): ChosenOpening | undefined;
  /** The index of the site search. */
  searchIndex(): SearchIndex;
  /** Origin for absolute URLs, without a trailing slash. */
  readonly origin: string;
  /** Build date, YYYY-MM-DD. */
  readonly date: string;
}

/**
 * A text lookup over compiled messages, using the same library as the browser; `onRead` is called with each key.
 * @throws (on lookup) the library's error for a missing text or placeholder
 */
export function createTextLookup(
  locale: Locale,
  messages: Record<string, CompiledMessage>,
  onRead: (key: string) => void = () => {},
): BuildTextLookup {
  const intl = createIntl({
    locale: LOCALES[locale].intl,
    messages: messages as Record<string, MessageFormatElement[]>,
    onError: (error) => {
      throw error;
    },
  });
  return (key, values) => {
    onRead(key);
    return intl.formatMessage({ id: key }, values);
  };
}
