import { ownAddress } from './ownAddress';
import { replaceEntry } from './replaceEntry';
import { searchChanges } from './searchChanges';

/**
 * Replaces the query of the address without a history entry, and without the router, which would render every link
 * again. Does nothing if the address bar shows another page: during a navigation, in stories.
 * @param written returns the new query for the current one, which starts with `?` or is empty
 */
export function writeSearch(path: string, written: (before: string) => string): void {
  const { location, history } = window;
  if (location.pathname !== path) return;
  const search = written(location.search);
  if (search === location.search) return;
  replaceEntry(history, history.state, ownAddress(path + search + location.hash, location.origin));
  searchChanges.emit();
}

/** Longest query, in characters: a long text pasted by mistake would make a URL that servers reject. */
const MAX_QUERY_LENGTH = 200;

/** Cuts a query to the length that is searched for, without splitting a character. */
export function shortQuery(words: string): string {
  return [...words].slice(0, MAX_QUERY_LENGTH).join('');
}
