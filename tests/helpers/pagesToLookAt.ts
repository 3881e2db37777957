import { today } from '../../scripts/lib/keysFile';
import { ONLY_NEW_PAGES, PageProofs } from '../../scripts/test/pageProofs';
import type { PageTestName } from '../../scripts/test/pageTests';
import { ROOT } from './builtSite';

/** The pages that a test of every page checks. */
export interface PagesToLookAt {
  pages: readonly string[];
  /** True if no page is left out, for tests that count. */
  areAll: boolean;
  /** Must be called once for each checked page, with all its faults; otherwise it is checked again in the next run. */
  note(page: string, faults: readonly unknown[]): void;
}

/**
 * Skips pages that are recorded as faultless in their current form (`tests/dist/proofs`), except one in twenty, which
 * change every day; with `npm test -- --changed` all of them are skipped. Records the results after the tests of the
 * file.
 * @param test name of the test file
 * @param all paths of the pages
 * @throws {Error} if the test's record is damaged
 */
export function pagesToLookAt(test: PageTestName, all: readonly string[]): PagesToLookAt {
  const proofs = new PageProofs(ROOT, test);
  const day = process.env[ONLY_NEW_PAGES] === '1' ? undefined : today();
  const pages = proofs.toLookAt(all, day);
  afterAll(() => proofs.record(all));
  return {
    pages,
    areAll: pages.length === all.length,
    note: (page, faults) => proofs.note(page, faults.length === 0),
  };
}
