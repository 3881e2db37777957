import { FEED_FORMATS, type FeedFormat } from '../../../src/content/feedFormats';
import { feedFileName } from '../../../src/content/jobFeed';
import type { FeedLink } from '../../../src/content/pageData';
import type { SiteFeed } from '../site';
import type { ResolveContext } from './context';
import type { Entry, EntryOf } from './entries';
import { feedEntryId } from './feedEntryId';
import { plainTitle } from './titles';

/** Ids of the pages with a feed, which are also the names of their lists. */
const LISTS = ['news', 'press'] as const;

/** Excludes events: their dates lie ahead, while a feed is sorted by publication date. */
const isPublished = (entry: Entry): entry is EntryOf<'news'> | EntryOf<'press'> =>
  entry.kind === 'news' || entry.kind === 'press';

const feedPath = (listPath: string, format: FeedFormat): string => listPath + feedFileName(format);

/** The news and press feeds of a language, newest first, each next to the page with its list. */
export function newsFeeds(context: ResolveContext): SiteFeed[] {
  const { entries, locale, origin } = context;
  return LISTS.flatMap((list): SiteFeed[] => {
    const page = entries.find(locale, list);
    if (!page) return [];
    const { path, metaTitle } = page.card;
    return [
      {
        path: feedPath(path, 'xml'),
        jsonPath: feedPath(path, 'json'),
        locale,
        title: metaTitle,
        self: origin + feedPath(path, 'xml'),
        home: origin + path,
        entries: entries
          .listed(locale, list)
          .filter(isPublished)
          .map((entry) => ({
            id: feedEntryId(context, entry),
            url: origin + entry.card.path,
            title: plainTitle(entry.card.title),
            summary: entry.card.metaDescription,
            published: entry.card.date,
            facts: [],
            tags: [],
          })),
      },
    ];
  });
}

/** Feed links for the head of the news and press lists; empty for any other page. */
export function newsFeedLinks(page: Entry): FeedLink[] {
  if (!LISTS.some((list) => list === page.id)) return [];
  const { path, metaTitle } = page.card;
  return FEED_FORMATS.map((format) => ({
    href: feedPath(path, format),
    title: metaTitle,
  }));
}
