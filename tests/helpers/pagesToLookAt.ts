import { today } from '../../scripts/lib/keysFile';
import { ONLY_NEW_PAGES, PageProofs } from '../../scripts/test/pageProofs';
import type { PageTestName } from '../../scripts/test/pageTests';
import { ROOT } from './builtSite';

/** The pages that a test of every page looks at. */
export interface PagesToLookAt {
  pages: readonly string[];
  /** Whether none is left out, for tests that count. */
  areAll: boolean;
  /** Must be called for each page that was looked at, once and with all its faults; else it is looked at again in the next run. */
  note(page: string, faults: readonly unknown[]): void;
}

/**
 * Leaves out the pages that have been found without a fault as they are (`tests/dist/proofs`), save one in twenty, other ones each
 * day; with `npm test -- --changed` without exception. Records what was found after the tests of the file.
 * @param test name of the test file
 * @param all paths of the pages
 * @throws {Error} when the record of the test is damaged
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
