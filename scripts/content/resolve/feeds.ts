import { DEPARTMENTS } from '../../../src/config/jobOptions';
import { jobFeedPath } from '../../../src/content/jobFeed';
import type { FeedLink } from '../../../src/content/pageData';
import type { FactView } from '../../../src/content/view';
import { jobPath } from '../../../src/content/jobPaths';
import type { Closing } from '../../../src/hosting/closings';
import type { Redirect } from '../../../src/hosting/redirects';
import { applicationPath } from '../../../src/content/jobPaths';
import { lastDayOf } from '../publication/publication';
import type { FeedEntry, SiteFeed } from '../site';
import type { ResolveContext } from './context';
import type { ClosedJob } from './closedJobs';
import { type Entry, formPathOf, type JobEntry, type SiteEntries } from './entries';
import { fullJobSummary, locationsOf, placeOfJob } from './jobs';
import { feedEntryId } from './feedEntryId';
import { navigationTitle, targetOf } from './links';
import { newsFeedLinks } from './newsFeeds';
import { plainTitle } from './titles';

/** The feed of all open jobs of a language, for the head of every page; with a short title, because it is on all of them. */
export function jobsFeedLink(context: ResolveContext): FeedLink {
  return { href: jobFeedPath(context.locale), title: navigationTitle(targetOf(context, 'jobs')) };
}

/** The cities and the discipline of a job, each of which has its own feed, with their names. */
function filtersOf(context: ResolveContext, job: JobEntry): [id: string, name: string][] {
  const cities = locationsOf(context, job).map(({ id, card }): [string, string] => [id, card.city]);
  const { department } = job.card;
  return [...cities, [department, context.text(`job.department.${department}`)]];
}

const printed = (value: FactView['value']): string =>
  value.map((part) => (typeof part === 'string' ? part : part.label)).join('');

function feedEntry(context: ResolveContext, job: JobEntry): FeedEntry {
  return {
    id: feedEntryId(context, job),
    url: context.origin + job.card.path,
    title: `${plainTitle(job.card.title)}, ${placeOfJob(context, job)}`,
    summary: job.card.metaDescription,
    published: job.card.publishedAt,
    facts: fullJobSummary(context, job).facts.map(({ label, value }) => ({ label, value: printed(value) })),
    tags: filtersOf(context, job).map(([, name]) => name),
  };
}

/**
 * The job feeds of a language: all open jobs, and those of each city and discipline, in list order. Feeds without jobs
 * exist too, so that subscribers get the next one.
 */
export function jobFeeds(context: ResolveContext): SiteFeed[] {
  const { origin, locale, entries } = context;
  const { metaTitle: title, path: listPath } = targetOf(context, 'jobs').card;
  const home = origin + listPath;
  const jobs = entries.openJobs(locale).map((job) => ({ job, entry: feedEntry(context, job) }));
  const feedOf = (name: string, found: typeof jobs, filter?: string): SiteFeed => ({
    path: jobFeedPath(locale, filter),
    jsonPath: jobFeedPath(locale, filter, 'json'),
    locale,
    title: name,
    self: origin + jobFeedPath(locale, filter),
    home,
    entries: found.map(({ entry }) => entry),
  });
  const filters: [id: string, name: string][] = [
    ...entries.locations(locale).map(({ id, card }): [string, string] => [id, card.city]),
    ...DEPARTMENTS.map((id): [string, string] => [id, context.text(`job.department.${id}`)]),
  ];
  const filtered = filters
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, name]) =>
      feedOf(
        `${title}: ${name}`,
        jobs.filter(({ job }) => filtersOf(context, job).some(([other]) => other === id)),
        id,
      ),
    );
  return [feedOf(title, jobs), ...filtered];
}

/**
 * Feeds linked in a page's head: on every page all jobs; on the job list, also as JSON, and one feed per city; on a job,
 * those of its cities and discipline; on a location, its own; on the news and press lists, theirs.
 */
export function feedLinksOf(context: ResolveContext, page: Entry): FeedLink[] {
  const { locale, entries } = context;
  const all = jobsFeedLink(context);
  const filtered = ([id, name]: readonly [string, string]): FeedLink => ({
    ...all,
    href: jobFeedPath(locale, id),
    title: `${all.title}: ${name}`,
  });
  const houses = entries.locations(locale);
  if (page.kind === 'jobs') {
    // A house that is in no list has no feed either.
    const hasFeed = (id: string) =>
      DEPARTMENTS.some((name) => name === id) || houses.some((house) => house.id === id);
    const own = filtersOf(context, page).filter(([id]) => hasFeed(id));
    return [all, ...own.map(filtered)];
  }
  const isList = page.id === 'jobs';
  if (page.kind !== 'locations' && !isList) return [all, ...newsFeedLinks(page)];
  const cities = houses.filter(({ id }) => isList || id === page.id);
  const asJson = { ...all, href: jobFeedPath(locale, undefined, 'json') };
  return [all, ...(isList ? [asJson] : []), ...cities.map(({ id, card }) => filtered([id, card.city]))];
}

/** Path of the page about a closed job, below the common page for closed jobs; the common page itself once the job is gone. */
export function closedJobPath(closedPath: string, { id, isGone }: ClosedJob): string {
  return isGone ? closedPath : `${closedPath}${id}/`;
}

/**
 * Redirects from each former slug of a job to its page and form; from closed jobs to the page about them, or to the
 * open job if it is closed in this language only.
 */
export function jobRedirects(context: ResolveContext, entries: SiteEntries): Redirect[] {
  const { locale } = context;
  const closedPath = targetOf(context, 'closed-job').card.path;
  const rows = (slugs: readonly string[], page: string, form: string, isGone = false): Redirect[] =>
    slugs.flatMap((slug) =>
      [
        { from: jobPath(locale, slug), to: page },
        { from: applicationPath(locale, slug), to: form },
      ].map((row) => (isGone ? { ...row, isGone } : row)),
    );
  const openRows = (slugs: readonly string[], job: JobEntry) =>
    rows(slugs, job.card.path, formPathOf(job) ?? job.card.path);
  const open = entries.of('jobs', locale).flatMap((job) => openRows(job.card.formerSlugs ?? [], job));
  const closed = entries.closedJobs
    .filter((job) => job.locale === locale)
    .flatMap((job) => {
      const elsewhere = entries.findOf('jobs', locale, job.id);
      if (elsewhere) return openRows(job.slugs, elsewhere);
      const path = closedJobPath(closedPath, job);
      return rows(job.slugs, path, path, job.isGone);
    });
  return [...open, ...closed];
}

/** Open jobs that close on a known day, with their paths, sorted by that day. */
export function closings(context: ResolveContext, entries: SiteEntries): Closing[] {
  const to = targetOf(context, 'closed-job').card.path;
  return entries
    .of('jobs', context.locale)
    .flatMap((job): Closing[] => {
      const { path } = job.card;
      const lastDay = lastDayOf(job.card);
      const form = formPathOf(job);
      const paths = form === undefined ? [path] : [path, form];
      return lastDay === undefined ? [] : [{ lastDay, paths, to }];
    })
    .toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : 1));
}
