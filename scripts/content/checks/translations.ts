import { DEFAULT_LOCALE } from '../../../src/content/locales';
import type { Kind } from '../../../src/content/types';
import type { Problem } from '../problems';
import type { PageSource, SourceSet } from '../sourceSet';
import { nameOf, problemAt } from '../sources';

/** Facts that do not depend on the language, so a page and its translation must agree on them. */
const FACTS: Partial<Record<Kind, readonly string[][]>> = {
  cases: [['date'], ['year'], ['units'], ['locations']],
  press: [['date']],
  news: [['date']],
  events: [['date'], ['endDate']],
  units: [['people'], ['locations']],
  locations: [
    ['people'],
    ['units'],
    ['phone'],
    ['email'],
    ['address', 'street'],
    ['address', 'postalCode'],
    ['address', 'country'],
  ],
  jobs: [
    ['unit'],
    ['department'],
    ['locations'],
    ['workplace'],
    ['remoteWithin'],
    ['employmentType'],
    ['hoursPerWeek'],
    ['workload'],
    ['level'],
    ['publishedAt'],
    ['validThrough'],
    ['startDate'],
    ['salary', 'min'],
    ['salary', 'max'],
    ['salary', 'currency'],
    ['salary', 'period'],
    ['salary', 'paymentsPerYear'],
    ['salary', 'overpayment'],
    ['teamSize'],
    ['contact', 'email'],
    ['contact', 'phone'],
    ['applicationEnabled'],
  ],
};

const valueAt = (page: PageSource, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined),
    page.value,
  );

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** A page and its translation must state the same facts: days, figures, places, ways to reach somebody. */
export function checkTranslations({ pages, find }: SourceSet): Problem[] {
  return pages.flatMap((page) => {
    if (page.locale === DEFAULT_LOCALE || !page.tree) return [];
    const source = find(DEFAULT_LOCALE, page.id);
    if (!source?.tree || source.kind !== page.kind) return [];
    return (FACTS[page.kind] ?? []).flatMap((path) => {
      const [here, there] = [valueAt(page, path), valueAt(source, path)];
      if (JSON.stringify(here) === JSON.stringify(there)) return [];
      return [
        problemAt(page, path, {
          code: 'translation-differs',
          message: `${path.join('.')} is ${shown(here)} here and ${shown(there)} at ${nameOf(source, path)}`,
          fix: 'state the same fact in both languages',
        }),
      ];
    });
  });
}
