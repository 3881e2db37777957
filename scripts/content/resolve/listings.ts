import type { BlockOf } from '../../../src/content/types';
import type { BlockView } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { ResolveContext } from './context';
import type { Entry } from './entries';
import { linkTo, pageLink } from './links';
import { jobRow, openJobs } from './jobs';
import {
  allLocations,
  byDate,
  cityViews,
  collatorOf,
  type DatedEntry,
  isDated,
  newsRow,
  posterTeasers,
} from './teasers';

type Listing = BlockOf<'listing'>;

/** On the full list of news the newest entries stand as posters above the rows. */
const NEWS_POSTERS = 2;

/** All dated pages of a language, newest first. */
function allNews({ entries, locale }: ResolveContext): DatedEntry[] {
  return [
    ...entries.of('news', locale),
    ...entries.of('press', locale),
    ...entries.of('events', locale),
  ].toSorted(byDate);
}

/** The entries with only the first of each series of events, so that one series does not fill a short list. */
function oncePerSeries(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ data }) => {
    const series = 'series' in data ? data.series : undefined;
    if (series === undefined) return true;
    const isNew = !seen.has(series);
    seen.add(series);
    return isNew;
  });
}

function listed(context: ResolveContext, of: Exclude<Listing['of'], 'jobs' | 'locations'>): Entry[] {
  const { entries, locale } = context;
  const collator = collatorOf(context);
  switch (of) {
    case 'cases':
      return entries.of('cases', locale).toSorted(byDate);
    case 'press':
      return entries.of('press', locale).toSorted(byDate);
    case 'events':
      return entries.of('events', locale).toSorted(byDate);
    case 'units':
      return entries.of('units', locale).toSorted((a, b) => collator.compare(a.data.unit, b.data.unit));
    case 'news':
      return allNews(context);
  }
}

/** A listing as the blocks that show it; none when there is nothing to list, except for the jobs, which say so. */
export function listingBlocks(
  context: ResolveContext,
  listing: Listing,
  currentCity: string | undefined,
): BlockView[] {
  const { of, heading, limit } = listing;
  const link = pageLink(context, listing.link);
  if (of === 'jobs') {
    const items = openJobs(context)
      .slice(0, limit)
      .map((job) => jobRow(context, job));
    const initiative = linkTo(context, 'initiative', context.text('jobs.initiative'));
    return [omitUndefined({ type: 'jobList' as const, heading, items, initiative, link })];
  }
  if (of === 'locations') {
    const items = cityViews(context, allLocations(context).slice(0, limit));
    return [omitUndefined({ type: 'cities' as const, heading, current: currentCity, items, link })];
  }
  const all = listed(context, of);
  const entries = limit === undefined ? all : oncePerSeries(all).slice(0, limit);
  if (entries.length === 0) return [];
  const dated = entries.filter(isDated);
  if (dated.length === 0) {
    return [
      omitUndefined({ type: 'posters' as const, heading, items: posterTeasers(context, entries), link }),
    ];
  }
  const posters = of === 'news' && limit === undefined ? dated.slice(0, NEWS_POSTERS) : [];
  const rows = dated.slice(posters.length).map((entry) => newsRow(context, entry));
  if (posters.length === 0) return [omitUndefined({ type: 'rows' as const, heading, items: rows, link })];
  const items = posterTeasers(context, posters);
  return [
    omitUndefined({ type: 'posters' as const, heading, items }),
    omitUndefined({ type: 'rows' as const, items: rows, link }),
  ];
}
