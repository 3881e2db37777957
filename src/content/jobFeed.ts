import { LOCALES, type Locale } from './locales';

/** Forms in which a feed is offered. */
export const FEED_FORMATS = ['xml', 'json'] as const;

/** One of them. */
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Media types of the feeds, as the head of a page names them. */
export const FEED_TYPES: Record<FeedFormat, string> = {
  xml: 'application/atom+xml',
  json: 'application/feed+json',
};

/** Name of a feed's file, in whichever folder. */
export const feedFileName = (format: FeedFormat): string => `feed.${format}`;

/**
 * Path of the feed of open jobs in a language, e.g. `en` => `/en/jobs/feed.xml`; with the id of a city or discipline that of
 * its jobs alone, e.g. `/jobs/berlin/feed.xml`.
 */
export const jobFeedPath = (locale: Locale, filter?: string, format: FeedFormat = 'xml'): string =>
  `${LOCALES[locale].prefix}/jobs/${filter === undefined ? '' : `${filter}/`}${feedFileName(format)}`;
