import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from '../../content/locales';

/** No subscription is needed: the router renders when the address changes. */
const never = () => () => {};

/** Path of the page in each language it exists in. */
type Languages = Partial<Record<Locale, string>>;

/**
 * Returns the page's languages; if `keepsSearch` (the job list), with the current query string. It is available only in
 * the browser, so the first rendering lacks it.
 */
export function useLanguagesWithSearch(languages: Languages, keepsSearch: boolean): Languages {
  const { search } = useLocation();
  const kept = useSyncExternalStore(
    never,
    () => (keepsSearch ? search : ''),
    () => '',
  );
  return useMemo(() => {
    if (kept === '') return languages;
    return Object.fromEntries(Object.entries(languages).map(([locale, path]) => [locale, path + kept]));
  }, [languages, kept]);
}
