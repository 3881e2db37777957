import type { Problem } from '../problems';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, problemAt, textAt } from '../sources';

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

/** Checks the dates and times of events. */
export function checkEvents({ pages }: SourceSet): Problem[] {
  return pages.flatMap((page) => {
    const [first, last] = [textAt(page, 'date'), textAt(page, 'endDate')];
    // Malformed days and times are reported by the schema.
    if (page.kind !== 'events' || !page.facts.isValid) return [];
    const time = timeFinding(page);
    if (time) return [problemAt(page, [time[0]], time[1])];
    if (first === undefined || last === undefined || last >= first) return [];
    const message = `the event ends on ${last}, before it begins on ${first}`;
    return [
      problemAt(page, ['endDate'], { code: 'date-order', message, fix: 'correct one of the two days' }),
    ];
  });
}
