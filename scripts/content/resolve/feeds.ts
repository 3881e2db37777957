import { jobFeedPath } from '../../../src/content/jobFeed';
import { jobPath } from '../jobPaths';
import type { Redirect } from '../../../src/hosting/redirects';
import { applicationPath } from '../jobPaths';
import type { SiteFeed } from '../site';
import type { ResolveContext } from './context';
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

/** From each former slug of a job to its page and form, and from a closed job whose file still exists to the page that says so. */
export function jobRedirects(context: ResolveContext, entries: SiteEntries): Redirect[] {
  const { locale } = context;
  const closedPath = targetOf(context, 'closed-job').card.path;
  const slugsOf = ({ card }: JobEntry) => card.formerSlugs ?? [];
  const rows = (slugs: readonly string[], page: string, form: string): Redirect[] =>
    slugs.flatMap((slug) => [
      { from: jobPath(locale, slug), to: page },
      { from: applicationPath(locale, slug), to: form },
    ]);
  const open = entries
    .of('jobs', locale)
    .flatMap((job) => rows(slugsOf(job), job.card.path, formPathOf(job) ?? job.card.path));
  const closed = entries.closedJobs
    .filter((job) => job.locale === locale)
    .flatMap((job) => rows([job.card.slug, ...slugsOf(job)], closedPath, closedPath));
  return [...open, ...closed];
}
