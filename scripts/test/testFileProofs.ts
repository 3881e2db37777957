import { readTree } from '../check/tree';
import { Proofs } from '../proofs/proofs';
import { sharedKey, testFileKeys } from './inputs/testFileKeys';
import { PAGE_TESTS } from './pageTests';

/** Test files that one step of `npm test` runs, and that are proven file by file. */
export interface ProvenTests {
  /** Matches the paths of the files from the root. */
  pattern: RegExp;
  /** Record of those that have passed, relative to the root. */
  record: string;
  /** Modules that run before every file. */
  setup: readonly string[];
  /** Files and folders that all of them read besides, relative to the root. */
  alsoRead: readonly string[];
}

/** The tests of modules and components. */
export const UNIT_TESTS: ProvenTests = {
  pattern: /^tests\/(?:src|stories|scripts|server)\/.+\.test\.tsx?$/,
  record: 'tests/proofs/unit.json',
  setup: [],
  alsoRead: [],
};

/** The tests of the built site. */
export const SITE_TESTS: ProvenTests = {
  pattern: /^tests\/dist\/.+\.test\.ts$/,
  record: 'tests/proofs/site.json',
  setup: ['tests/setup/startSharedSite.mjs'],
  alsoRead: ['dist'],
};

const PAGE_TEST_FILES: ReadonlySet<string> = new Set(
  Object.keys(PAGE_TESTS).map((name) => `tests/dist/${name}.test.ts`),
);

/** True for a test of every page: its pages are proven one by one (`pageProofs`). */
export const isPageTest = (file: string): boolean => PAGE_TEST_FILES.has(file);

/** The test files of one kind, with proofs of those that need not run again. */
export interface TestFiles {
  /** Paths from the root, in alphabetical order. */
  all: readonly string[];
  proofs: Proofs<string>;
  /** True if the inputs of a file are still those that it is, or will be, recorded with. */
  isUnchanged: (file: string) => boolean;
}

/**
 * Reads the proofs of a kind of test files, with their keys at this moment. Tests of every page are never proven.
 * @param root the project's folder, with what the content step generates and, for tests of the built site, with `dist`
 * @throws {Error} if the record is damaged
 */
export function testFileProofs(root: string, { pattern, record, setup, alsoRead }: ProvenTests): TestFiles {
  const tree = readTree(root);
  const all = tree.files.filter((file) => pattern.test(file));
  const readKeys = testFileKeys(tree, setup);
  const proven = all.filter((file) => !isPageTest(file));
  const keys = readKeys(proven);
  const proofs = new Proofs<string>(root, record, {
    namesOf: (file) => ({ id: file, group: file, sampledBy: file }),
    keyOf: (file) => keys.get(file),
    shared: sharedKey(root, alsoRead),
  });
  let now: ReadonlyMap<string, string> | undefined;
  const isUnchanged = (file: string) => (now ??= readKeys(proven)).get(file) === keys.get(file);
  return { all, proofs, isUnchanged };
}
