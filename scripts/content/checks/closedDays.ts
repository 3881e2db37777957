import { DEFAULT_LOCALE } from '../../../src/content/locales';
import type { EntityOf } from '../../../src/content/types';
import { addDays } from '../../../src/lib/addDays';
import type { Problem } from '../problems';
import { CLOSED_DAYS_AHEAD } from '../rules';
import type { SourceSet } from '../sourceSet';
import { problemAt } from '../sources';

/** Finds houses whose list of closed days ends soon or has ended: afterwards they would be shown as open on holidays. */
export function checkClosedDays({ pages }: SourceSet, date: string): Problem[] {
  const enough = addDays(date, CLOSED_DAYS_AHEAD);
  return pages.flatMap((page) => {
    // Translations have the same days.
    if (page.kind !== 'locations' || page.locale !== DEFAULT_LOCALE || !page.facts.isValid) return [];
    const { closedOn = [] } = page.facts.fields as Partial<EntityOf<'locations'>>;
    const last = closedOn.toSorted().at(-1);
    if (last === undefined || last >= enough) return [];
    const message = `the last day listed is ${last}: on later public holidays the page says that the house is open`;
    const fix = 'add the holidays of the next year, in all languages; days that are over can go';
    return [problemAt(page, ['closedOn'], { code: 'closed-days', severity: 'warning', message, fix })];
  });
}
