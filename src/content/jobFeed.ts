import type { FeedFormat } from './feedFormats';
import { jobFolder } from './jobPaths';
import type { Locale } from './locales';

/** Returns the file name of a feed, in any folder. */
export const feedFileName = (format: FeedFormat): string => `feed.${format}`;

/**
 * Returns the path of the feed of open jobs in a language, e.g. `en` => `/en/jobs/feed.xml`; with the id of a city or
 * discipline, that of its jobs alone, e.g. `/jobs/berlin/feed.xml`.
 */
export const jobFeedPath = (locale: Locale, filter?: string, format: FeedFormat = 'xml'): string =>
  `${jobFolder(locale)}${filter === undefined ? '' : `${filter}/`}${feedFileName(format)}`;
