import type { EmploymentType } from '../../../src/config/jobOptions';
import { TEASER_DETAIL_CHARACTERS } from '../../../src/config/teaserTexts';
import type { FactView, Inline, JobRowView, JobSummary, RichTextView } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { formatDate } from '../../../src/lib/formatDate';
import { formatNumber } from '../../../src/lib/formatNumber';
import { truncate } from '../../../src/lib/truncate';
import { lastDayOf } from '../publication/publication';
import type { ResolveContext } from './context';
import type { JobTraits } from './closedJobs';
import type { EntryOf, JobEntry } from './entries';
import { linkTo } from './links';
import { payRegion, paySentence, payWithPeriod, shortPay } from './pay';
import { jobTitle } from './titles';

/** The locations a job can be done from, in the context's language if available. */
export function locationsOf(context: ResolveContext, job: JobEntry): EntryOf<'locations'>[] {
  return job.card.locations.flatMap((id) => context.entries.findOf('locations', context.locale, id) ?? []);
}

/** City names as printed, e.g. "Berlin, Hamburg". */
export function placeOfJob(context: ResolveContext, job: JobEntry): string {
  return locationsOf(context, job)
    .map(({ card }) => card.city)
    .join(', ');
}

/** Name of the unit or location that a job belongs to. */
export function unitName(context: ResolveContext, job: JobEntry): string {
  const unit = context.entries.findOf('units', context.locale, job.card.unit);
  if (unit) return unit.card.unit;
  const location = context.entries.findOf('locations', context.locale, job.card.unit);
  return location
    ? context.text('job.unit.location', { city: location.card.city })
    : context.text('job.unit.group');
}

/** Type of employment as printed, e.g. "Voll- oder Teilzeit". */
function employmentOf({ text }: ResolveContext, types: readonly EmploymentType[]): string {
  const isBoth = types.includes('FULL_TIME') && types.includes('PART_TIME');
  const others = types.filter((type) => !isBoth || (type !== 'FULL_TIME' && type !== 'PART_TIME'));
  return [...(isBoth ? [text('job.type.both')] : []), ...others.map((type) => text(`job.type.${type}`))].join(
    ', ',
  );
}

/** Weekly hours, or the workload in percent where that is customary (Zürich), e.g. "30–38 h", "80–100 %". */
function extentOf({ region }: ResolveContext, { hoursPerWeek, workload }: JobEntry['card']): string {
  const range = ({ min, max }: { min: number; max: number }) => {
    const [low, high] = [formatNumber(min, region), formatNumber(max, region)];
    // On one line.
    return low === high ? low : `${low}\u2060–\u2060${high}`;
  };
  if (!workload) return `${range(hoursPerWeek)}\u00a0h`;
  return `${range(workload)}${region === 'en-GB' ? '' : '\u00a0'}%`;
}

/** An open job in a list. */
export function jobRow(context: ResolveContext, job: JobEntry): JobRowView {
  const { card } = job;
  return omitUndefined({
    id: job.id,
    href: card.path,
    hreflang: job.locale === context.locale ? undefined : job.locale,
    title: jobTitle(card.title),
    place: truncate(placeOfJob(context, job), TEASER_DETAIL_CHARACTERS),
    department: context.text(`job.department.${card.department}`),
    hours: extentOf(context, card),
    pay: card.salary && shortPay(context, job, card.salary),
    locationIds: card.locations,
    departmentId: card.department,
    typeIds: card.employmentType,
    workplaceId: card.workplace,
    levelId: card.level,
    publishedAt: card.publishedAt,
    validThrough: lastDayOf(card),
  });
}

/** Other open jobs that may suit readers of the given one. */
export function similarJobs(
  context: ResolveContext,
  { id, department, level, locations }: JobTraits,
): JobRowView[] {
  const traits = { id, department, level, locations };
  return context.entries.similarJobs(context.locale, traits).map((other) => jobRow(context, other));
}

function joined(parts: readonly Inline[]): RichTextView {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));
}

function unitValue(context: ResolveContext, { card }: JobEntry, name: string): RichTextView {
  return card.unit === 'group' ? [name] : [linkTo(context, card.unit, name)];
}

/** Type of employment and hours as printed, e.g. "Voll- oder Teilzeit, 30–38 h". */
const extentText = (context: ResolveContext, { card }: JobEntry): string =>
  `${employmentOf(context, card.employmentType)}, ${extentOf(context, card)}`;

const extentFact = (context: ResolveContext, job: JobEntry): FactView => ({
  label: context.text('job.fact.type'),
  value: [extentText(context, job)],
});

const placeFact = (context: ResolveContext, job: JobEntry): FactView => ({
  label: context.text('job.fact.location'),
  value: joined(locationsOf(context, job).map((entry) => linkTo(context, entry.id, entry.card.city))),
});

const unitFact = (context: ResolveContext, job: JobEntry): FactView => ({
  label: context.text('job.fact.unit'),
  value: unitValue(context, job, unitName(context, job)),
});

function startFact(context: ResolveContext, job: JobEntry): FactView {
  const { text } = context;
  const { startDate } = job.card;
  const start =
    startDate === undefined ? text('date.immediately') : formatDate(startDate, payRegion(context, job));
  return { label: text('job.fact.start'), value: [start] };
}

function payFact(context: ResolveContext, job: JobEntry): FactView[] {
  const { salary } = job.card;
  if (!salary) return [];
  return [{ label: context.text('job.fact.salary'), value: [paySentence(context, job, salary)] }];
}

/** A job in one line, for its application form. */
export function jobSummary(context: ResolveContext, job: JobEntry): JobSummary {
  const { text } = context;
  return omitUndefined({
    id: job.id,
    title: text('job.gender', { title: jobTitle(job.data.title) }),
    facts: [
      placeFact(context, job),
      unitFact(context, job),
      extentFact(context, job),
      startFact(context, job),
      { label: text('job.fact.id'), value: [job.id] },
    ],
    validThrough: lastDayOf(job.card),
  });
}

/** All facts of a job for its own page, pay and hours first. Contains everything in the structured data (section 20). */
export function fullJobSummary(context: ResolveContext, job: JobEntry): JobSummary {
  const { text } = context;
  const { card } = job;
  const validThrough = lastDayOf(card);
  const day = (iso: string) => formatDate(iso, payRegion(context, job));
  const fact = (label: string, value: string): FactView => ({ label, value: [value] });
  return omitUndefined({
    id: job.id,
    title: text('job.gender', { title: jobTitle(card.title) }),
    facts: [
      ...payFact(context, job),
      extentFact(context, job),
      placeFact(context, job),
      fact(text('job.fact.workplace'), text(`job.workplace.${card.workplace}`)),
      fact(text('job.fact.level'), text(`job.level.${card.level}`)),
      startFact(context, job),
      unitFact(context, job),
      fact(text('job.fact.department'), text(`job.department.${card.department}`)),
      fact(text('job.fact.published'), day(card.publishedAt)),
      ...(validThrough === undefined ? [] : [fact(text('job.fact.validThrough'), day(validThrough))]),
      fact(text('job.fact.id'), job.id),
    ],
    validThrough,
  });
}

/**
 * The most important fact, shown beside the link to the form in at most two lines on a phone: the pay without its hours
 * (which are among the facts), or the extent of the work if no pay is stated.
 */
export function highlightOf(context: ResolveContext, job: JobEntry): string {
  const { salary } = job.card;
  return salary ? payWithPeriod(context, job, salary) : extentText(context, job);
}
