import type { EntityOf } from '../../../src/content/types';
import { idInSlug } from '../jobPaths';
import type { Problem } from '../problems';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, nameOf, problemAt, textAt } from '../sources';

type JobData = Partial<EntityOf<'jobs'>>;

/** Day of the build, YYYY-MM-DD. */
export interface CheckDay {
  date: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The fields of a job that can be read, also while others are wrong. */
const jobOf = ({ facts }: PageSource): JobData => facts.fields as JobData;

function slugProblems(page: PageSource, takenBy: Map<string, PageSource>): Problem[] {
  const slugs: [(string | number)[], string | undefined][] = [[['slug'], textAt(page, 'slug')]];
  const { formerSlugs } = jobOf(page);
  if (Array.isArray(formerSlugs))
    formerSlugs.forEach((slug, index) => slugs.push([['formerSlugs', index], String(slug)]));
  const problems = slugs.flatMap(([path, slug]) => {
    if (slug === undefined || slug.endsWith(`-${page.id}`)) return [];
    const message = `the slug "${slug}" does not end in the id of the job`;
    const fix = `end it in -${page.id}, the name of the file`;
    return [problemAt(page, path, { code: 'slug-id', message, fix })];
  });
  const id = idInSlug(textAt(page, 'slug') ?? '');
  if (id === undefined) return problems;
  const other = takenBy.get(`${page.locale}/${id}`);
  if (!other) {
    takenBy.set(`${page.locale}/${id}`, page);
    return problems;
  }
  const message = `the id ${id} is taken by ${nameOf(other, ['slug'])}`;
  const fix = 'give one of the two jobs its own number';
  return [...problems, problemAt(page, ['slug'], { code: 'duplicate-job-id', message, fix })];
}

/** Countries in which the work is done, by the addresses of the job's locations. */
function countriesOf({ find, findNear }: SourceSet, page: PageSource): Set<string> {
  const { locations } = jobOf(page);
  const ids = Array.isArray(locations) ? locations : [];
  const countries = ids.map((id) => {
    const location = find('de', id) ?? findNear(page.locale, id);
    return location && textAt(location, 'address', 'country');
  });
  return new Set(countries.filter((country) => country !== undefined));
}

/** What the law of the job's country requires of the stated pay (domain rules, section 20; § 9 GlBG; Directive 2023/970). */
function payFindings(page: PageSource, countries: Set<string>): [(string | number)[], Finding][] {
  const { salary } = jobOf(page);
  const findings: [(string | number)[], Finding][] = [];
  if (countries.has('AT') && salary === undefined) {
    const message = 'a job in Austria must state the minimum pay in figures (§ 9 GlBG)';
    const fix = 'add "salary" with min, currency, period, paymentsPerYear and overpayment';
    findings.push([['salary'], { code: 'austrian-pay', message, fix }]);
  }
  if (countries.has('AT') && isRecord(salary) && salary.overpayment === undefined) {
    const message = 'a job in Austria must say whether the employer pays more than the minimum (§ 9 GlBG)';
    findings.push([
      ['salary'],
      { code: 'austrian-overpayment', message, fix: 'add "overpayment": true or false' },
    ]);
  }
  if (countries.has('DE') && salary === undefined) {
    const message =
      'a job in Germany without pay; applicants must learn the range before the interview (Directive 2023/970)';
    findings.push([['salary'], { code: 'german-pay', severity: 'warning', message, fix: 'add "salary"' }]);
  }
  const currency = isRecord(salary) ? salary.currency : undefined;
  const isSwiss = countries.has('CH');
  const isForeign = currency === 'CHF' ? !isSwiss : isSwiss && countries.size === 1;
  if (currency !== undefined && countries.size > 0 && isForeign) {
    const message = `the pay is in ${currency}, but the work is done in ${[...countries].toSorted().join(', ')}`;
    findings.push([
      ['salary', 'currency'],
      { code: 'job-currency', message, fix: `write "${isSwiss ? 'CHF' : 'EUR'}"` },
    ]);
  }
  return findings;
}

function dateFindings(page: PageSource, { date }: CheckDay): [(string | number)[], Finding][] {
  const published = textAt(page, 'publishedAt');
  const last = textAt(page, 'validThrough');
  const findings: [(string | number)[], Finding][] = [];
  if (last === undefined) return findings;
  if (published !== undefined && last < published) {
    const message = `the job ends on ${last}, before it was published on ${published}`;
    findings.push([['validThrough'], { code: 'date-order', message, fix: 'correct one of the two days' }]);
  }
  if (last < date) {
    const message = `the job is closed: its last day was ${last}, and the site is built for ${date}`;
    const fix = 'delete the file, or set a later day';
    findings.push([['validThrough'], { code: 'expired-job', severity: 'warning', message, fix }]);
  }
  return findings;
}

/** Checks jobs: ids, slugs, the pay that the law of the country requires, dates. */
export function checkJobs(set: SourceSet, day: CheckDay): Problem[] {
  const takenBy = new Map<string, PageSource>();
  return set.pages
    .filter(({ kind, facts }) => kind === 'jobs' && facts.isJson)
    .flatMap((page) => [
      ...slugProblems(page, takenBy),
      ...[...payFindings(page, countriesOf(set, page)), ...dateFindings(page, day)].map(([path, finding]) =>
        problemAt(page, path, finding),
      ),
    ]);
}
