import { ID_PATTERN } from '../../../src/content/idPattern';
import type { EntityOf } from '../../../src/content/types';
import { isRedirectPath } from '../../../src/hosting/redirects';
import { isSlugOf, jobPath } from '../../../src/content/jobPaths';
import type { Problem } from '../problems';
import { dayOf } from '../publication/publication';
import { plainTitle } from '../resolve/titles';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, problemAt, textAt } from '../sources';

type JobData = Partial<EntityOf<'jobs'>>;

/** Day of the build, YYYY-MM-DD. */
export interface CheckDay {
  date: string;
}

/** The fields of a job that can be read, also while others are wrong. */
const jobOf = ({ facts }: PageSource): JobData => facts.fields as JobData;

/** A former slug in another form: unfit for a redirect, or for hosts that match redirects regardless of case. */
function formProblem(page: PageSource, path: (string | number)[], slug: string): Problem[] {
  if (ID_PATTERN.test(slug)) return [];
  const message = `the former slug "${slug}" is not lower-case letters and digits with single hyphens`;
  const fix = 'write it as it stood in the address of that time';
  const severity = isRedirectPath(jobPath(page.locale, slug)) ? { severity: 'warning' as const } : {};
  return [problemAt(page, path, { code: 'slug-form', ...severity, message, fix })];
}

function slugProblems(page: PageSource): Problem[] {
  const slugs: [(string | number)[], string | undefined][] = [[['slug'], textAt(page, 'slug')]];
  const { formerSlugs } = jobOf(page);
  if (Array.isArray(formerSlugs))
    formerSlugs.forEach((slug, index) => slugs.push([['formerSlugs', index], String(slug)]));
  return slugs.flatMap(([path, slug]) => {
    if (slug === undefined) return [];
    if (isSlugOf(slug, page.id)) return path[0] === 'formerSlugs' ? formProblem(page, path, slug) : [];
    const message = `the slug "${slug}" does not end in the id of the job`;
    const fix = `end it in -${page.id}, the name of the file`;
    return [problemAt(page, path, { code: 'slug-id', message, fix })];
  });
}

/** Fields with the end of a job; the earlier one counts. */
const END_FIELDS = ['validThrough', 'expiresAt'] as const;

function dateFindings(page: PageSource, { date }: CheckDay): [(string | number)[], Finding][] {
  const published = textAt(page, 'publishedAt');
  return END_FIELDS.flatMap((field): [(string | number)[], Finding][] => {
    const end = textAt(page, field);
    if (end === undefined) return [];
    const last = dayOf(end);
    if (published !== undefined && last < published) {
      const message = `the job ends on ${last}, before it was published on ${published}`;
      const severity = field === 'expiresAt' ? { severity: 'warning' as const } : {};
      return [[[field], { code: 'date-order', ...severity, message, fix: 'correct one of the two days' }]];
    }
    if (last >= date) return [];
    const message = `the job is closed: its last day was ${last}, and the site is built for ${date}`;
    const fix = 'delete the file, or set a later day';
    return [[[field], { code: 'expired-job', severity: 'warning', message, fix }]];
  });
}

/** Finds a first day of work that is past on a job that is still open. */
function startFinding(page: PageSource, { date }: CheckDay): [(string | number)[], Finding][] {
  const start = textAt(page, 'startDate');
  const isClosed = END_FIELDS.some((field) => dayOf(textAt(page, field) ?? date) < date);
  if (start === undefined || start >= date || isClosed) return [];
  const message = `the job is still open, but its work began on ${start}`;
  const fix = 'set a later day, or remove "startDate": the page then says “immediately”';
  return [[['startDate'], { code: 'date-order', severity: 'warning', message, fix }]];
}

/** Finds the country of remote work on a job that is not remote, where nothing shows it. */
function remoteFinding(page: PageSource): [(string | number)[], Finding][] {
  const { workplace, remoteWithin } = jobOf(page);
  if (remoteWithin === undefined || workplace === undefined || workplace === 'remote') return [];
  const message = `"remoteWithin" has no effect with the workplace ${workplace}`;
  const fix = 'remove "remoteWithin", or write "workplace": "remote"';
  return [[['remoteWithin'], { code: 'no-effect', severity: 'warning', message, fix }]];
}

const wordsOf = (text: string): string => ` ${plainTitle(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** Finds the city of a job in its title. Jobs of a house itself, such as managing it, may be named after its city. */
function cityFindings({ findNear }: SourceSet, page: PageSource): [(string | number)[], Finding][] {
  const { unit, locations } = jobOf(page);
  const title = wordsOf(textAt(page, 'title') ?? '');
  const ids: unknown[] = Array.isArray(locations) ? locations : [];
  return ids.flatMap((id): [(string | number)[], Finding][] => {
    const house = id === unit ? undefined : findNear(page.locale, String(id));
    const city = house && textAt(house, 'city');
    if (city === undefined || !title.includes(wordsOf(city))) return [];
    const message = `"${city}" is typed into the title, although the page prints it beside the title`;
    const fix = 'leave it out; the page says by itself where the work is';
    return [[['title'], { code: 'city-in-title', severity: 'warning', message, fix }]];
  });
}

/** Checks jobs: ids, titles, slugs, dates, the country of remote work. */
export function checkJobs(set: SourceSet, day: CheckDay): Problem[] {
  return set.pages
    .filter(({ kind, facts }) => kind === 'jobs' && facts.isJson)
    .flatMap((page) => [
      ...slugProblems(page),
      ...[
        ...cityFindings(set, page),
        ...dateFindings(page, day),
        ...startFinding(page, day),
        ...remoteFinding(page),
      ].map(([path, finding]) => problemAt(page, path, finding)),
    ]);
}
