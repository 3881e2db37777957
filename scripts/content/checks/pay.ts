import type { Country } from '../../../src/config/countries';
import type { EntityOf, Salary } from '../../../src/content/types';
import type { ValuePath } from '../../../src/content/schema/visitRoles';
import { isRecord } from '../isRecord';
import { countriesOf } from '../jobCountries';
import type { Problem } from '../problems';
import { GERMAN_MINIMUM_WAGE, PAY_BAND_MAX_RATIO, PLAUSIBLE_HOURLY_PAY } from '../rules';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, problemAt } from '../sources';

type JobData = Partial<EntityOf<'jobs'>>;
type Findings = [ValuePath, Finding][];

/** Weeks per year, for converting yearly and monthly pay to hourly pay. */
const WEEKS_PER_YEAR = 365.25 / 7;

/** Austria: the minimum pay in figures, and whether overpayment is offered; also in the file's own sentence. */
function austrian(salary: Partial<Salary> | undefined): Findings {
  if (salary === undefined) {
    const message = 'a job in Austria must state the minimum pay in figures (§ 9 Abs. 2 GlBG)';
    const fix = 'add "salary" with min, currency, period, paymentsPerYear and overpayment';
    return [[['salary'], { code: 'austrian-pay', message, fix }]];
  }
  const findings: Findings = [];
  const { min, note, overpayment } = salary;
  if (overpayment === undefined) {
    const message =
      'a job in Austria must say whether the employer pays more than the minimum (§ 9 Abs. 2 GlBG)';
    const fix = 'add "overpayment": true or false';
    findings.push([['salary'], { code: 'austrian-overpayment', message, fix }]);
  }
  if (typeof note !== 'string') return findings;
  const figures = note.replaceAll(/(?<=\d)[.,’'\u00a0\u202f ](?=\d{3}(?!\d))/g, '');
  const code = 'austrian-note';
  if (!new RegExp(`(?<!\\d)${String(min).replace('.', '[.,]')}(?!\\d)`).test(figures)) {
    const message = `the sentence of the law does not name the minimum of ${min} (§ 9 Abs. 2 GlBG)`;
    const fix = 'write the same figure as in "min", or leave "note" out: the page then says it by itself';
    findings.push([['salary', 'note'], { code, message, fix }]);
  }
  if (overpayment === true && !/überzahl|mehr|darüber|overpay|more|above|exceed|higher/i.test(note)) {
    const message =
      'the sentence of the law does not say that more than the minimum is paid (§ 9 Abs. 2 GlBG)';
    const fix = 'add „Wir sind zur Überzahlung bereit.“, in English “We are ready to pay more.”';
    findings.push([['salary', 'note'], { code, message, fix }]);
  }
  return findings;
}

/** Hourly pay, from the shortest period stated in the file. */
function hourly({ min, period, paymentsPerYear = 12 }: Salary, hours: number): number {
  if (period === 'HOUR') return min;
  return (period === 'MONTH' ? min * paymentsPerYear : min) / (WEEKS_PER_YEAR * hours);
}

/** Pay per hour for the longest week of the job; undefined if a figure it depends on is missing or wrong. */
function hourlyPay(page: PageSource, salary: Partial<Salary>): number | undefined {
  const { hoursPerWeek } = page.facts.fields as JobData;
  const { min, period, currency } = salary;
  const hours = isRecord(hoursPerWeek) ? hoursPerWeek['max'] : undefined;
  if (typeof min !== 'number' || min <= 0 || !period || !currency) return undefined;
  if (typeof hours !== 'number' || hours <= 0) return undefined;
  return hourly({ ...salary, min, period, currency }, hours);
}

function german(page: PageSource, salary: Partial<Salary> | undefined, date: string): Findings {
  const code = 'german-pay';
  if (salary === undefined) {
    const message =
      'a job in Germany without pay; applicants must learn the range before the interview (Art. 5 Directive (EU) 2023/970)';
    return [[['salary'], { code, severity: 'warning', message, fix: 'add "salary"' }]];
  }
  const findings: Findings = [];
  if (salary.max === undefined) {
    const message =
      'the pay has no upper end; the starting pay or its range is to be named (Art. 5 Directive (EU) 2023/970)';
    const fix = 'add "max"; the same figure as "min" where there is one pay only';
    findings.push([['salary'], { code: 'pay-range', severity: 'warning', message, fix }]);
  }
  const { startDate } = page.facts.fields as JobData;
  const day = typeof startDate === 'string' && startDate > date ? startDate : date;
  const [from, least] = GERMAN_MINIMUM_WAGE.find(([since]) => since <= day) ?? [];
  const pay = salary.currency === 'EUR' ? hourlyPay(page, salary) : undefined;
  if (pay !== undefined && least !== undefined && pay < least) {
    const message = `that is ${pay.toFixed(2)} € an hour, less than the minimum wage of ${least.toFixed(2)} € since ${from} (§ 1 MiLoG)`;
    const fix = 'correct pay or hours; silence it for an internship that the law leaves out (§ 22 MiLoG)';
    findings.push([['salary', 'min'], { code: 'minimum-wage', message, fix }]);
  }
  return findings;
}

/** Pay of which thousands were left out, that has a digit too many, or that is of another period. */
function implausible(page: PageSource, salary: Partial<Salary>): Findings {
  const pay = hourlyPay(page, salary);
  const { min: least, max: most } = PLAUSIBLE_HOURLY_PAY;
  if (pay === undefined || (pay >= least && pay <= most)) return [];
  const { min, currency, period } = salary;
  const message = `${min} ${currency} a ${String(period).toLowerCase()} is ${pay.toFixed(2)} ${currency} an hour, which cannot be meant`;
  const figures =
    pay < least
      ? 'write the whole figures in "min" and "max", e.g. 48000 and not 48'
      : 'remove a digit too many from "min" and "max", e.g. 2540 and not 25400';
  const fix = `${figures}, or correct "period" or "hoursPerWeek"`;
  return [[['salary', 'min'], { code: 'implausible-pay', message, fix }]];
}

const FIGURE = String.raw`\d(?:[\d.,’'\u00a0\u202f]*\d)?`;
const CURRENCY = '(?:€|EUR|Euro|CHF)';

/** A sum or a range of sums, as in `2.540 €`, `€45,000 – €54,000` and `CHF 98’000–115’000`. */
const SUM = new RegExp(
  String.raw`${CURRENCY}\s?(${FIGURE})(?:\s?[–-]\s?(?:${CURRENCY}\s?)?(${FIGURE}))?|(?:(${FIGURE})\s?(?:[–-]|bis|to)\s?)?(${FIGURE})\s?${CURRENCY}`,
);

/** A figure as a number, whatever separates its thousands and decimals. */
const numberOf = (figure: string): number =>
  Number(figure.replaceAll(/[.,’'\s](?=\d{3}(?!\d))/g, '').replace(',', '.'));

/** Finds another sum than the pay in the first point of what a job offers; a point without a sum is about something else. */
function offeredFinding(page: PageSource, { min, max }: Partial<Salary>): Findings {
  const { offer } = page.facts.fields as JobData;
  const first: unknown = Array.isArray(offer) ? offer[0] : undefined;
  const [, ...figures] = (typeof first === 'string' && SUM.exec(first)) || [];
  const other = figures.find((figure) => figure !== undefined && ![min, max].includes(numberOf(figure)));
  if (other === undefined) return [];
  const message = `the first point of the offer names ${other}, but the pay is ${[...new Set([min, max])].filter((one) => one !== undefined).join(' to ')}`;
  const fix = 'write the same figures here and in "salary"; if the sum is no pay, put the point further down';
  return [[['offer', 0], { code: 'offered-pay', severity: 'warning', message, fix }]];
}

function currencyFinding({ currency }: Partial<Salary>, countries: ReadonlySet<Country>): Findings {
  const isSwiss = countries.has('CH');
  const isForeign = currency === 'CHF' ? !isSwiss : isSwiss && countries.size === 1;
  if (currency === undefined || countries.size === 0 || !isForeign) return [];
  const message = `the pay is in ${currency}, but the work is done in ${[...countries].toSorted().join(', ')}`;
  const fix = `write "${isSwiss ? 'CHF' : 'EUR'}"`;
  return [[['salary', 'currency'], { code: 'job-currency', message, fix }]];
}

function bandFinding({ min, max }: Partial<Salary>): Findings {
  if (typeof min !== 'number' || typeof max !== 'number' || min <= 0 || max <= min * PAY_BAND_MAX_RATIO)
    return [];
  const percent = Math.round((PAY_BAND_MAX_RATIO - 1) * 100);
  const message = `the pay band is ${Math.round((max / min - 1) * 100)} percent wide; the group allows ${percent}`;
  const fix = `write at most ${Math.floor(min * PAY_BAND_MAX_RATIO)} as "max", or advertise two levels as two jobs`;
  return [[['salary', 'max'], { code: 'pay-band', severity: 'warning', message, fix }]];
}

/** Checks the pay of jobs against the law of their countries and the group's own rules. `date` is the build date. */
export function checkPay(set: SourceSet, date: string): Problem[] {
  return set.pages.flatMap((page) => {
    if (page.kind !== 'jobs' || !page.facts.isJson) return [];
    const countries = countriesOf(set, page);
    const written: unknown = (page.facts.fields as JobData).salary;
    const salary = isRecord(written) ? (written as Partial<Salary>) : undefined;
    // Malformed pay is reported by the schema.
    if (written !== undefined && !salary) return [];
    const findings: Findings = [
      ...(countries.has('AT') ? austrian(salary) : []),
      ...(countries.has('DE') ? german(page, salary, date) : []),
      ...(salary
        ? [...currencyFinding(salary, countries), ...bandFinding(salary), ...offeredFinding(page, salary)]
        : []),
    ];
    if (salary && !findings.some(([, { code }]) => code === 'minimum-wage'))
      findings.push(...implausible(page, salary));
    if (countries.has('CH') && !salary) {
      const message =
        'a job in Switzerland without pay; no law asks for it, but the group names the pay of every job';
      findings.push([['salary'], { code: 'swiss-pay', severity: 'warning', message, fix: 'add "salary"' }]);
    }
    return findings.map(([path, finding]) => problemAt(page, path, finding));
  });
}
