import { jobFeedPath } from '../../../src/content/jobFeed';
import { jobPath } from '../jobPaths';
import type { Redirect } from '../../headers/redirects';
import { applicationPath } from '../jobPaths';
import type { SiteFeed } from '../site';
import type { ResolveContext } from './context';
import { formPathOf, type JobEntry } from './entries';
import { openJobs, placeOfJob } from './jobs';
import { plainTitle, targetOf } from './links';

/** Path and title of a language's feed of jobs. */
export function feedLink(context: ResolveContext): { href: string; title: string } {
  const { metaTitle } = targetOf(context, 'jobs').data;
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
    home: origin + targetOf(context, 'jobs').data.path,
    entries: openJobs(context).map((job) => ({
      url: origin + job.data.path,
      title: `${plainTitle(job.data.title)}, ${placeOfJob(context, job)}`,
      summary: job.data.metaDescription,
      published: job.data.publishedAt,
    })),
  };
}

/** From each former slug of a job to its page and form, and from a closed job whose file still exists to the page that says so. */
export function jobRedirects(context: ResolveContext): Redirect[] {
  const { entries, locale } = context;
  const closedPath = targetOf(context, 'closed-job').data.path;
  const slugsOf = ({ data }: JobEntry) => data.formerSlugs ?? [];
  const rows = (slugs: readonly string[], page: string, form: string): Redirect[] =>
    slugs.flatMap((slug) => [
      { from: jobPath(locale, slug), to: page },
      { from: applicationPath(locale, slug), to: form },
    ]);
  const open = entries
    .of('jobs', locale)
    .flatMap((job) => rows(slugsOf(job), job.data.path, formPathOf(job) ?? job.data.path));
  const closed = entries.closedJobs
    .filter((job) => job.locale === locale)
    .flatMap((job) => rows([job.data.slug, ...slugsOf(job)], closedPath, closedPath));
  return [...open, ...closed];
}
