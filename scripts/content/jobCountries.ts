import { COUNTRIES, type Country } from '../../src/config/countries';
import { DEFAULT_LOCALE } from '../../src/content/locales';
import { textAt, valueAt } from './sources';
import type { PageSource, SourceSet } from './sourceSet';

/** The countries where a job is done, from the addresses of its locations; for a location page, its own country. */
export function countriesOf({ find, findNear }: SourceSet, page: PageSource): Set<Country> {
  const named = page.kind === 'locations' ? [page.id] : valueAt(page, ['locations']);
  const ids: unknown[] = Array.isArray(named) ? named : [];
  const countries = ids.flatMap((id) => {
    const location = find(DEFAULT_LOCALE, String(id)) ?? findNear(page.locale, String(id));
    const written = location && textAt(location, 'address', 'country');
    return COUNTRIES.find((country) => country === written) ?? [];
  });
  return new Set(countries);
}
