import { ownAddress } from './ownAddress';

/**
 * Writes what stands behind `?` in the address without a history entry, and without the router, which would render every link
 * again. Nothing is written where the address bar shows another page: during a navigation, in stories.
 * @param written makes it of what stands there, which begins with `?` or is empty
 */
export function writeSearch(path: string, written: (before: string) => string): void {
  const { location, history } = window;
  if (location.pathname !== path) return;
  const search = written(location.search);
  if (search === location.search) return;
  history.replaceState(history.state, '', ownAddress(path + search + location.hash, location.origin));
}

/** Most characters of a query: a whole text that was pasted by mistake would make an address no server takes. */
const MAX_QUERY_LENGTH = 200;

/** The words of a query as far as they are searched for, without half a character at the end. */
export function shortQuery(words: string): string {
  return [...words].slice(0, MAX_QUERY_LENGTH).join('');
}
