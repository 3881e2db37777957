import type { Country, Currency } from '../../../src/config/countries';
import type { Salary } from '../../../src/content/types';
import { formatMoney } from '../../../src/lib/formatMoney';
import type { Region } from '../../../src/lib/formatNumber';
import type { ResolveContext } from './context';
import type { JobEntry } from './entries';

/** Country of a job's first location. */
export function countryOf({ entries, locale }: ResolveContext, job: JobEntry): Country {
  const [first = ''] = job.card.locations;
  return entries.findOf('locations', locale, first)?.card.address.country ?? 'DE';
}

/** Format for a job's money and dates: German pages use that of the job's country, English pages always the same. */
export function payRegion(context: ResolveContext, job: JobEntry): Region {
  return context.region === 'de-DE' ? `de-${countryOf(context, job)}` : context.region;
}

/** Country and currency of the forms without a job. */
export const OPEN_FORMS = { country: 'DE', currency: 'EUR' } as const;

/** Currency of a job's pay, or that of its country if no pay is stated. */
export function currencyOf(context: ResolveContext, job: JobEntry): Currency {
  return job.card.salary?.currency ?? (countryOf(context, job) === 'CH' ? 'CHF' : 'EUR');
}

/** The amounts of the pay, e.g. "45.000–54.000 €", "ab € 3.050". */
function figuresOf(context: ResolveContext, job: JobEntry, { min, max, currency }: Salary): string {
  const figures = formatMoney(min, max ?? min, currency, payRegion(context, job));
  return max === undefined ? context.text('job.pay.from', { amount: figures }) : figures;
}

/** True if a pay is stated for full time, but the job exists in part time alone: nobody gets these amounts. */
export function isForFullTimeOnly({ card: { salary, employmentType } }: JobEntry): boolean {
  return salary?.basis !== undefined && !employmentType.includes('FULL_TIME');
}

/** The pay for list rows: the amounts, with the period unless it is a year. */
export function shortPay(context: ResolveContext, job: JobEntry, salary: Salary): string {
  const amount = figuresOf(context, job, salary);
  return salary.period === 'YEAR' ? amount : context.text(`jobs.pay.${salary.period}`, { amount });
}

/** The pay with its period, e.g. "45.000–54.000 € brutto im Jahr". */
export function payWithPeriod(context: ResolveContext, job: JobEntry, salary: Salary): string {
  return context.text(`job.pay.${salary.period}`, { amount: figuresOf(context, job, salary) });
}

/** The pay in one sentence, e.g. "45.000–54.000 € brutto im Jahr (38 Stunden)"; the number stays with its unit. */
export function paySentence(context: ResolveContext, job: JobEntry, salary: Salary): string {
  const { basis } = salary;
  const sentence = payWithPeriod(context, job, salary);
  return basis === undefined ? sentence : `${sentence} (${basis.replaceAll(/(?<=\d) /g, '\u00a0')})`;
}

/**
 * Austria: the minimum pay in figures, and whether overpayment is offered (§ 9 GlBG); replaced by the file's own
 * sentence if it has one.
 */
function austrianSentences(context: ResolveContext, job: JobEntry, salary: Salary): string[] {
  const { text } = context;
  if (salary.note !== undefined) return [salary.note];
  const isFourteenMonths = salary.period === 'MONTH' && salary.paymentsPerYear === 14;
  const amount = formatMoney(salary.min, salary.min, salary.currency, payRegion(context, job));
  const minimum = isFourteenMonths ? text('job.pay.austria', { amount }) : paySentence(context, job, salary);
  return [minimum, ...(salary.overpayment ? [text('job.pay.overpayment')] : [])];
}

/** The pay of a job in full sentences; empty if none is stated. */
export function paySentences(context: ResolveContext, job: JobEntry): string[] {
  const { salary } = job.data;
  if (!salary) return [];
  if (countryOf(context, job) === 'AT') return austrianSentences(context, job, salary);
  const isRange = salary.max !== undefined && salary.max > salary.min;
  return [
    paySentence(context, job, salary),
    ...(salary.note === undefined ? [] : [salary.note]),
    ...(isRange ? [context.text('job.pay.band')] : []),
  ];
}
