import type { Locale } from '../../../src/content/locales';
import type { EntityOf } from '../../../src/content/types';
import { addDays } from '../../../src/lib/addDays';
import { isClockTime, timeExamples } from '../clockTime';
import type { Problem } from '../problems';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, problemAt, textAt } from '../sources';
import { weekdayOf, writtenDay } from '../writtenDay';

/** Checks that start and end time are both given or both missing, and in order, as a calendar requires. */
function timeFinding(page: PageSource): [field: string, Finding] | undefined {
  const [from, to] = [textAt(page, 'startTime'), textAt(page, 'endTime')];
  if ((from === undefined) !== (to === undefined)) {
    const [written, missing] = from === undefined ? ['endTime', 'startTime'] : ['startTime', 'endTime'];
    const message = `"${written}" is there without "${missing}": calendars show the event for the whole day`;
    return [written, { code: 'missing-field', message, fix: `add "${missing}", or remove "${written}"` }];
  }
  const isOneDay = textAt(page, 'date') === textAt(page, 'endDate');
  if (from === undefined || to === undefined || !isOneDay || to > from) return undefined;
  const message = `the event ends at ${to}, before it begins at ${from}`;
  return ['endTime', { code: 'date-order', message, fix: 'correct one of the two times, or "endDate"' }];
}

const isInCalendar = (day: string) => !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;

/** A day of the programme that the event does not have, or not on that weekday. */
function dayFinding({ facts, locale }: PageSource, written: string): Finding | undefined {
  const { date, endDate } = facts.fields as unknown as EntityOf<'events'>;
  const found = writtenDay(written, locale);
  if (!found) return undefined;
  const days = [date, endDate].map((end) => `${end.slice(0, 4)}-${found.day}`);
  const day = days.find((one) => one >= date && one <= endDate && isInCalendar(one));
  if (day === undefined) {
    const message = `"${written}" is not within the event, which lasts from ${date} to ${endDate}`;
    return {
      code: 'date-order',
      severity: 'warning',
      message,
      fix: 'correct this day, or those of the event',
    };
  }
  const weekday = weekdayOf(day, locale);
  if (weekday === found.weekday) return undefined;
  const message = `${day} is not a ${found.weekday}`;
  const fix = `write "${written.replace(found.weekday, weekday)}", or correct the day`;
  return { code: 'date-order', severity: 'warning', message, fix };
}

/** A time of the programme that no clock shows, or that is written as in another language. */
function clockFinding(written: string, locale: Locale): Finding | undefined {
  if (isClockTime(written, locale)) return undefined;
  const message = `${JSON.stringify(written)} is no time of day`;
  const [time, range] = timeExamples(locale);
  const fix = `write it in the form "${time}" or "${range}"`;
  return { code: 'bad-format', severity: 'warning', message, fix };
}

function programmeProblems(page: PageSource): Problem[] {
  const { programme } = page.facts.fields as unknown as EntityOf<'events'>;
  return programme.flatMap(({ day, time }, index) => {
    // All entries of a day have the same heading.
    const isFirst = programme.findIndex((entry) => entry.day === day) === index;
    const findings = {
      day: day !== undefined && isFirst ? dayFinding(page, day) : undefined,
      time: clockFinding(time, page.locale),
    };
    return Object.entries(findings).flatMap(([field, finding]) =>
      finding ? [problemAt(page, ['programme', index, field], finding)] : [],
    );
  });
}

/** Checks the dates and times of events. */
export function checkEvents({ pages }: SourceSet): Problem[] {
  return pages.flatMap((page) => {
    const [first, last] = [textAt(page, 'date'), textAt(page, 'endDate')];
    // Malformed days and times are reported by the schema.
    if (page.kind !== 'events' || !page.facts.isValid) return [];
    const time = timeFinding(page);
    if (time) return [problemAt(page, [time[0]], time[1])];
    if (first === undefined || last === undefined) return [];
    if (last >= first) return programmeProblems(page);
    const message = `the event ends on ${last}, before it begins on ${first}`;
    return [
      problemAt(page, ['endDate'], { code: 'date-order', message, fix: 'correct one of the two days' }),
    ];
  });
}
