import { DEFAULT_LOCALE } from '../../../src/content/locales';
import type { Problem } from '../problems';
import type { SourceSet } from '../sourceSet';
import { nameOf, problemAt, problemOfFile, valueAt } from '../sources';
import type { StaleTranslation } from '../translations/notedVersions';
import { TRANSLATION_FACTS } from '../translationFacts';

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Checks that a page and its translation state the same facts: days, figures, places, contact details. */
export function checkTranslations({ pages, find }: SourceSet): Problem[] {
  return pages.flatMap((page) => {
    // What the schema rejects has to be put right before it can be compared.
    if (page.locale === DEFAULT_LOCALE || !page.facts.isValid) return [];
    const source = find(DEFAULT_LOCALE, page.id);
    if (!source?.facts.isValid || source.kind !== page.kind) return [];
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

/** Most places listed in a message; the report shows all. */
const NAMED_PLACES = 5;

/** Reports translations whose original has changed. */
export function checkNotedVersions(
  stale: readonly StaleTranslation[],
  severity: Problem['severity'],
): Problem[] {
  return stale.map(({ translation, original, changed, noted }) => {
    if (!changed) {
      const message =
        'the recorded version of an original cannot be read; perhaps it contains merge conflict markers';
      const fix = `take either version of the file, or run npm run content -- --translated ${translation.file}`;
      return problemOfFile(noted, { code: 'noted-version', message, fix });
    }
    const places = changed.slice(0, NAMED_PLACES).join(', ');
    const more = changed.length > NAMED_PLACES ? ` and ${changed.length - NAMED_PLACES} more` : '';
    return problemAt(translation, [], {
      code: 'stale-translation',
      severity,
      message: `${original.file} has changed since this was translated: ${places}${more}`,
      fix: `translate what npm run content -- --report shows, then run npm run content -- --translated ${translation.file}`,
    });
  });
}
