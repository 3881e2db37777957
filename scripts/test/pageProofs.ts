import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageDataUrl } from '../../src/content/dataUrls';
import { inputHash } from '../lib/inputHash';
import { harnessOf } from '../proofs/harness';
import { Proofs } from '../proofs/proofs';
import { PAGE_TESTS, type PageTest, type PageTestName } from './pageTests';

/** Environment variable that makes the tests of every page skip all proven pages, without a sample. */
export const ONLY_NEW_PAGES = 'ONLY_NEW_PAGES';

/** Folders of the built site, of its tests and of the proofs, relative to the root. */
const DIST = 'dist';
const TESTS = 'tests/dist';
const PROOFS = `${TESTS}/proofs`;

/** Starts the browser and the server for all tests. */
const SETUP = 'tests/setup/startSharedSite.mjs';

/** Serves the pages, which does not change their HTML. */
const OF_THE_SERVER = ['scripts/serverBundle', 'scripts/testbed'];

/** Part of every test without an import: Jest's settings, the packages, and programs that are run. */
const NOT_IMPORTED = ['jest.config.mjs', 'package-lock.json', 'scripts/browser', 'tests/setup'];

/** Left out of the hash, because builds write it. */
const GENERATED = ['src/generated'];

/**
 * Text that differs between builds without affecting how a page looks before scripts run: hashes in the names of scripts
 * and inlined styles, and the id of the build.
 */
const NAMES = /\.[\da-f]{8}\.js\b|<style data-href="[^"]*"|"build":"[\da-f]+"/g;

/** Scripts, styles and typefaces that pages may load later; their names contain a hash of their content. */
const LOADED_LATER = /\.(?:js|css|woff2)$/;

/** Length of a recorded hash, hex digits. */
const HASH_LENGTH = 16;

/** Returns the files and folders on which the results of a test depend for all pages, relative to the root. */
export function pageHarness(root: string, test: PageTestName): string[] {
  const { sees, also = [] }: PageTest = PAGE_TESTS[test];
  const entries = [`${TESTS}/${test}.test.ts`, SETUP];
  return sees === 'HTML'
    ? [...harnessOf(root, entries, OF_THE_SERVER), ...NOT_IMPORTED, ...also]
    : [...harnessOf(root, entries), ...NOT_IMPORTED, `${DIST}/_headers`, 'server', ...also];
}

/** Returns the hash of everything that can change the result of a test for all pages. */
function hashOfCode(root: string, test: PageTestName): string {
  const later =
    PAGE_TESTS[test].sees === 'running page'
      ? readdirSync(path.join(root, DIST, 'assets')).filter((name) => LOADED_LATER.test(name))
      : [];
  return inputHash(root, pageHarness(root, test), GENERATED, later.toSorted()).slice(0, HASH_LENGTH);
}

/** Returns the hash of a page's HTML and data. */
function hashOfPage(root: string, page: string): string {
  const read = (name: string) => readFileSync(path.join(root, DIST, name), 'utf8').replaceAll(NAMES, '');
  return createHash('sha256')
    .update(read(page.endsWith('/') ? `${page}index.html` : page))
    .update(read(pageDataUrl(page)))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}

/**
 * Proofs that pages pass a test of every page, recorded in `tests/dist/proofs` and committed.
 * @param root the project's folder, with the built site in `dist`
 * @throws {Error} if the record is damaged
 */
export const pageProofs = (root: string, test: PageTestName) =>
  new Proofs<string>(root, `${PROOFS}/${test}.json`, {
    namesOf: (page) => ({ id: page, group: page, sampledBy: page }),
    keyOf: (page) => hashOfPage(root, page),
    shared: hashOfCode(root, test),
  });
