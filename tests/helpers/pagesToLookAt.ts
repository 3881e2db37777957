import { today } from '../../scripts/proofs/sample';
import { ONLY_NEW_PAGES, pageProofs } from '../../scripts/test/pageProofs';
import type { PageTestName } from '../../scripts/test/pageTests';
import { ROOT } from './builtSite';

/** The pages that a test of every page has to check. */
export interface PagesToLookAt {
  pages: readonly string[];
  /** True if no page is left out, for tests that count. */
  areAll: boolean;
  /** Must be called for each checked page, with all its faults; otherwise it is checked again in the next run. */
  note(page: string, faults: readonly unknown[]): void;
}

/**
 * Skips proven pages, except the sample of the day; with `npm test -- --changed` there is no sample. Records the results
 * in `tests/dist/proofs` after the tests of the file.
 * @param test name of the test file
 * @param all paths of the pages
 * @throws {Error} if the test's record is damaged
 */
export function pagesToLookAt(test: PageTestName, all: readonly string[]): PagesToLookAt {
  const proofs = pageProofs(ROOT, test);
  const day = process.env[ONLY_NEW_PAGES] === '1' ? undefined : today();
  const pages = all.filter((page) => !proofs.canSkip(page, day));
  afterAll(() => proofs.record(all));
  return {
    pages,
    areAll: pages.length === all.length,
    note: (page, faults) => proofs.note(page, faults.length === 0),
  };
}
