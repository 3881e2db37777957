import { jobFolder } from './jobPaths';
import type { Locale } from './locales';

/** Formats in which feeds are offered. */
export const FEED_FORMATS = ['xml', 'json'] as const;

/** Format of a feed. */
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Media types of the feeds, as in the head of a page. */
export const FEED_TYPES: Record<FeedFormat, string> = {
  xml: 'application/atom+xml',
  json: 'application/feed+json',
};

/** Returns the media type of a feed from its path. */
export const feedType = (path: string): string => FEED_TYPES[path.endsWith('.json') ? 'json' : 'xml'];

/** Returns the file name of a feed, in any folder. */
export const feedFileName = (format: FeedFormat): string => `feed.${format}`;

/**
 * Returns the path of the feed of open jobs in a language, e.g. `en` => `/en/jobs/feed.xml`; with the id of a city or
 * discipline, that of its jobs alone, e.g. `/jobs/berlin/feed.xml`.
 */
export const jobFeedPath = (locale: Locale, filter?: string, format: FeedFormat = 'xml'): string =>
  `${jobFolder(locale)}${filter === undefined ? '' : `${filter}/`}${feedFileName(format)}`;
