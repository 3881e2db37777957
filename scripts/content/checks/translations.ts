import { DEFAULT_LOCALE } from '../../../src/content/locales';
import type { Problem } from '../problems';
import type { SourceSet } from '../sourceSet';
import { nameOf, problemAt, valueAt } from '../sources';
import { TRANSLATION_FACTS } from '../translationFacts';

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** A page and its translation must state the same facts: days, figures, places, ways to reach somebody. */
export function checkTranslations({ pages, find }: SourceSet): Problem[] {
  return pages.flatMap((page) => {
    if (page.locale === DEFAULT_LOCALE || !page.facts.isJson) return [];
    const source = find(DEFAULT_LOCALE, page.id);
    if (!source?.facts.isJson || source.kind !== page.kind) return [];
    return (TRANSLATION_FACTS[page.kind] ?? []).flatMap((path) => {
      const [here, there] = [valueAt(page, path), valueAt(source, path)];
      if (here === there) return [];
      if (typeof here === 'object' && JSON.stringify(here) === JSON.stringify(there)) return [];
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
