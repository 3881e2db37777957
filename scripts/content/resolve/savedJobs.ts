import { LOCALE_CODES } from '../../../src/content/locales';
import type { BlockViewOf, ClosedJobView } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { ResolveContext } from './context';
import { closedJobPath } from './feeds';
import { jobRow } from './jobs';
import { linkTo, targetOf } from './links';

/**
 * Lists every job that may have been saved, in the page's language if available. The browser picks the saved ones, so
 * that nobody else learns which they are.
 */
export function savedJobsBlock(context: ResolveContext): BlockViewOf<'savedJobs'> {
  const { entries, locale, text } = context;
  const locales = [locale, ...LOCALE_CODES.filter((code) => code !== locale)];
  const seen = new Set<string>();
  const isFirst = ({ id }: { id: string }) => !seen.has(id) && seen.add(id) !== undefined;
  const items = locales
    .flatMap((code) => entries.openJobs(code))
    .filter(isFirst)
    .map((job) => jobRow(context, job));
  const closed = locales
    .flatMap((code) => entries.closedJobsOf(code))
    .filter(isFirst)
    .map((job): ClosedJobView => {
      const base = entries.find(job.locale, 'closed-job') ?? targetOf(context, 'closed-job');
      const hreflang = job.locale === locale ? undefined : job.locale;
      return omitUndefined({
        id: job.id,
        title: job.title,
        href: closedJobPath(base.card.path, job),
        hreflang,
      });
    });
  return { type: 'savedJobs', items, closed, jobs: linkTo(context, 'jobs', text('job.back')) };
}
