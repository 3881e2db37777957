import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { searchChanges } from '../../lib/searchChanges';

/**
 * Returns the query of the address, which starts with `?` or is empty. It is empty during the first rendering, which
 * must equal that of the build, and while the address bar shows another page than `path`: during a navigation, in
 * stories.
 */
export function useKeptSearch(path: string | undefined): string {
  // Renders again when the router changes the address; its own `search` lacks what is written past it.
  useLocation();
  return useSyncExternalStore(
    searchChanges.listen,
    () => (window.location.pathname === path ? window.location.search : ''),
    () => '',
  );
}
