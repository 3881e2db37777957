import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from '../../content/locales';

/** The router renders when the address changes; there is nothing else to listen for. */
const never = () => () => {};

/** Path of each language version of a page that exists. */
type Languages = Partial<Record<Locale, string>>;

/**
 * The page's languages; where the search is part of what is shown (the job list), with the search of the address. It
 * is known only in the browser, so the first rendering is without it.
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
