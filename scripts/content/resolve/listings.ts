import type { BlockOf } from '../../../src/content/types';
import type { BlockView } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { ResolveContext } from './context';
import { isDated } from './dates';
import type { Entry } from './entries';
import { houseViews, stripsOf } from './houses';
import { linkTo, pageLink } from './links';
import { listFilter } from './listFilter';
import { jobRow } from './jobs';
import { cityViews, currentCityOf, newsRow, posterTeasers } from './teasers';

type Listing = BlockOf<'listing'>;

/** Number of newest entries shown as posters above the rows of the full news list. */
const NEWS_POSTERS = 2;

/** The overview page of the houses: there they are rows with addresses, elsewhere the fold-out. */
const OVERVIEW = 'locations';

/** Resolves a listing to blocks; empty if there is nothing to list, except for jobs, whose block states it. */
export function listingBlocks(context: ResolveContext, listing: Listing, page: Entry): BlockView[] {
  const { of, heading, limit } = listing;
  const { entries, locale } = context;
  const link = pageLink(context, listing.link);
  if (of === 'jobs') {
    const items = entries.openJobs(locale, limit).map((job) => jobRow(context, job));
    const initiative = linkTo(context, 'initiative', context.text('jobs.initiative'));
    const words = limit === undefined && items.length > 0 ? context.queryHash('jobWords') : undefined;
    const saved =
      words === undefined ? undefined : linkTo(context, 'saved-jobs', context.text('jobs.saved.link'));
    const strips = words === undefined ? undefined : stripsOf(context, items);
    return [
      omitUndefined({ type: 'jobList' as const, heading, items, strips, initiative, link, words, saved }),
    ];
  }
  if (of === 'locations') {
    const locations = entries.locations(locale).slice(0, limit);
    if (page.id === OVERVIEW) {
      return [
        omitUndefined({ type: 'visit' as const, heading, houses: houseViews(context, locations), link }),
      ];
    }
    const current = currentCityOf(page);
    return [
      omitUndefined({
        type: 'cities' as const,
        heading,
        current,
        items: cityViews(context, locations),
        link,
      }),
    ];
  }
  const pages = entries.listed(locale, of, limit);
  if (pages.length === 0) return [];
  const filter = limit === undefined ? listFilter(context, pages) : undefined;
  const filtered = filter === undefined ? [] : [filter.block];
  const dated = pages.filter(isDated);
  if (dated.length === 0) {
    const items = posterTeasers(context, pages, filter);
    const isDirectory = of === 'units' ? (true as const) : undefined;
    return [...filtered, omitUndefined({ type: 'posters' as const, heading, items, link, isDirectory })];
  }
  const posters = of === 'news' && limit === undefined ? dated.slice(0, NEWS_POSTERS) : [];
  const rows = dated.slice(posters.length).map((entry) => newsRow(context, entry, filter));
  if (posters.length === 0)
    return [...filtered, omitUndefined({ type: 'rows' as const, heading, items: rows, link })];
  const items = posterTeasers(context, posters, filter);
  return [
    ...filtered,
    omitUndefined({ type: 'posters' as const, heading, items }),
    omitUndefined({ type: 'rows' as const, items: rows, link }),
  ];
}
