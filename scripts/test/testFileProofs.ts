import { readTree } from '../check/tree';
import { Proofs } from '../proofs/proofs';
import { sharedKey, testFileKeys } from './inputs/testFileKeys';
import { PAGE_TESTS } from './pageTests';

/** Test files that one step of `npm test` runs, and that are proven file by file. */
export interface ProvenTests {
  /** Matches the paths of the files from the root. */
  files: RegExp;
  /** Record of those that have passed, relative to the root. */
  record: string;
  /** Modules that run before every file. */
  setup: readonly string[];
  /** Files and folders that all of them look at, relative to the root. */
  look: readonly string[];
}

/** The tests of modules and components. */
export const UNIT_TESTS: ProvenTests = {
  files: /^tests\/(?:src|stories|scripts|server)\/.+\.test\.tsx?$/,
  record: 'tests/proofs/unit.json',
  setup: [],
  look: [],
};

/** The tests of the built site. */
export const SITE_TESTS: ProvenTests = {
  files: /^tests\/dist\/.+\.test\.ts$/,
  record: 'tests/proofs/site.json',
  setup: ['tests/setup/startSharedSite.mjs'],
  look: ['dist'],
};

const PAGE_TEST_FILES: ReadonlySet<string> = new Set(
  Object.keys(PAGE_TESTS).map((name) => `tests/dist/${name}.test.ts`),
);

/** The test files of one kind, with proofs of those that need not run again. */
export interface TestFiles {
  /** Paths from the root, in alphabetical order. */
  all: readonly string[];
  proofs: Proofs<string>;
}

/**
 * Reads the proofs of a kind of test files, with their keys at this moment. Tests of every page always run: their pages are
 * proven one by one (`pageProofs`).
 * @param root the project's folder, with what the content step generates and, for tests of the built site, with `dist`
 * @throws {Error} if the record is damaged
 */
export function testFileProofs(root: string, { files, record, setup, look }: ProvenTests): TestFiles {
  const tree = readTree(root);
  const all = tree.files.filter((file) => files.test(file));
  const keyOf = testFileKeys(tree, setup);
  const keys = new Map(all.filter((file) => !PAGE_TEST_FILES.has(file)).map((file) => [file, keyOf(file)]));
  const proofs = new Proofs<string>(root, record, {
    namesOf: (file) => ({ id: file, group: file, sampledBy: file }),
    keyOf: (file) => keys.get(file),
    shared: sharedKey(root, look),
  });
  return { all, proofs };
}
