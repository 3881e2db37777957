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
