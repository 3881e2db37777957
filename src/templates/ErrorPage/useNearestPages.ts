import { useEffect, useState } from 'react';
import type { AddressIndex } from '../../content/addressIndex';
import { ADDRESS_INDEX_URL } from '../../content/dataUrls';
import { LOCALE_CODES } from '../../content/locales';
import { nearestPaths } from '../../lib/nearestPaths';

/** Most pages that are suggested. */
const LIMIT = 2;

/**
 * Returns the pages whose addresses are closest to the current one; empty until the address index is loaded, or if that
 * fails: then the page is the same as without script.
 *
 * @param isOwn True for a path in the page's language.
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
