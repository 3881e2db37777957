import { useEffect, useState } from 'react';
import { ADDRESS_INDEX_URL, type AddressIndex } from '../../content/addressIndex';
import { LOCALE_CODES } from '../../content/locales';
import { nearestPaths } from '../../lib/nearestPaths';

/** So many pages are offered at most. */
const LIMIT = 2;

/**
 * Pages whose addresses come nearest to the one in the address bar; empty until the addresses of all pages are there, and
 * where they cannot be loaded: then the page is what it is without script.
 *
 * @param isOwn Whether a path is of the page's language.
 */
export function useNearestPages(isOwn: (path: string) => boolean): AddressIndex {
  const [pages, setPages] = useState<AddressIndex>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const response = await fetch(ADDRESS_INDEX_URL);
      if (!response.ok) return;
      const index = (await response.json()) as AddressIndex;
      if (isCurrent)
        setPages(
          nearestPaths(window.location.pathname, index, { isOwn, limit: LIMIT, languages: LOCALE_CODES }),
        );
    };
    load().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [isOwn]);
  return pages;
}
