import type { Problem } from '../problems';
import type { SourceSet } from '../sourceSet';
import { problemAt, textAt } from '../sources';

/** An event ends on the day it begins, or later. */
export function checkEvents({ pages }: SourceSet): Problem[] {
  return pages.flatMap((page) => {
    const [first, last] = [textAt(page, 'date'), textAt(page, 'endDate')];
    if (page.kind !== 'events' || first === undefined || last === undefined || last >= first) return [];
    const message = `the event ends on ${last}, before it begins on ${first}`;
    return [
      problemAt(page, ['endDate'], { code: 'date-order', message, fix: 'correct one of the two days' }),
    ];
  });
}
