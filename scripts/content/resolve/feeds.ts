import { jobFeedPath } from '../../../src/content/jobFeed';
import { jobPath } from '../jobPaths';
import type { Closing } from '../../../src/hosting/closings';
import type { Redirect } from '../../../src/hosting/redirects';
import { applicationPath } from '../jobPaths';
import type { SiteFeed } from '../site';
import type { ResolveContext } from './context';
import type { ClosedJob } from './closedJobs';
import { formPathOf, type JobEntry, type SiteEntries } from './entries';
import { placeOfJob } from './jobs';
import { targetOf } from './links';
import { plainTitle } from './titles';

/** Path and title of a language's feed of jobs. */
export function feedLink(context: ResolveContext): { href: string; title: string } {
  const { metaTitle } = targetOf(context, 'jobs').card;
  return { href: jobFeedPath(context.locale), title: metaTitle };
}

/** The open jobs of a language as a feed, in the order of the list. */
export function jobFeed(context: ResolveContext): SiteFeed {
  const { origin, locale } = context;
  const { href, title } = feedLink(context);
  return {
    path: href,
    locale,
    title,
    self: origin + href,
    home: origin + targetOf(context, 'jobs').card.path,
    entries: context.entries.openJobs(locale).map((job) => ({
      url: origin + job.card.path,
      title: `${plainTitle(job.card.title)}, ${placeOfJob(context, job)}`,
      summary: job.card.metaDescription,
      published: job.card.publishedAt,
    })),
  };
}

/** Path of the page about one closed job, below that for all of them; the latter itself once the job is gone. */
export function closedJobPath(closedPath: string, { id, isGone }: ClosedJob): string {
  return isGone ? closedPath : `${closedPath}${id}/`;
}

/**
 * From each former slug of a job to its page and form; from a closed job to the page that says so, from one that is closed
 * in this language only to the one that is open.
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

/** The pages of a language's open jobs that end with a day, in the order of that day. */
export function closings(context: ResolveContext, entries: SiteEntries): Closing[] {
  const to = targetOf(context, 'closed-job').card.path;
  return entries
    .of('jobs', context.locale)
    .flatMap((job): Closing[] => {
      const { path, validThrough } = job.card;
      const form = formPathOf(job);
      const paths = form === undefined ? [path] : [path, form];
      return validThrough === undefined ? [] : [{ lastDay: validThrough, paths, to }];
    })
    .toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : 1));
}
