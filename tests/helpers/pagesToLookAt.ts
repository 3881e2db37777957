import { newPages, ONLY_NEW_PAGES } from '../../scripts/test/provenPages';
import { ROOT } from './builtSite';

/**
 * The pages that a test of every page looks at: all of them, or with `npm test -- --changed` those that have not passed as they
 * are. `areAll` says which, for tests that count.
 */
export function pagesToLookAt(all: readonly string[]): { pages: string[]; areAll: boolean } {
  const pages = process.env[ONLY_NEW_PAGES] === '1' ? newPages(ROOT, all) : [...all];
  return { pages, areAll: pages.length === all.length };
}
