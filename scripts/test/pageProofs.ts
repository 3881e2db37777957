import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageDataUrl } from '../../src/page-data/pageDataUrl';
import { inputHash } from '../lib/inputHash';
import { isSampled, type Keys, readKeys, writeKeys } from '../lib/keysFile';
import { noteLeftOut } from '../lib/leftOut';
import { PAGE_TESTS, type PageTestName } from './pageTests';

/** Name of the setting that has the tests of every page look at no page that is proven. */
export const ONLY_NEW_PAGES = 'ONLY_NEW_PAGES';

/** Where the built site lies, and where proofs do, relative to the root. */
const DIST = 'dist';
const PROOFS = 'tests/dist/proofs';

/** Written by builds themselves. */
const GENERATED = ['src/generated'];

/**
 * What differs between builds and says nothing of what a page looks like before a script runs: hashes in the names of scripts and
 * of styles that stand in the HTML themselves, and the name of the build.
 */
const NAMES = /\.[\da-f]{8}\.js\b|<style data-href="[^"]*"|"build":"[\da-f]+"/g;

/** Scripts, styles and typefaces that pages may load later; names hold the hash of the content. */
const LOADED_LATER = /\.(?:js|css|woff2)$/;

/** Length of a recorded hash, hex digits. */
const HASH_LENGTH = 16;

/** In a record the hash of whatever is the same for all pages; all other names are paths of pages. */
const CODE = 'code';

/**
 * The pages that a test of every page has found without a fault as they are, recorded in `tests/dist/proofs` and committed. Whatever can
 * alter what the test sees of a page changes the hash of the page, or that of the code.
 */
export class PageProofs {
  readonly #root: string;
  readonly #test: PageTestName;
  readonly #file: string;
  readonly #known: Keys;
  readonly #code: string;
  readonly #faultless = new Set<string>();
  readonly #faulty = new Set<string>();

  /**
   * @param root the project's folder, with the built site in `dist`
   * @throws {Error} when the record is damaged
   */
  constructor(root: string, test: PageTestName) {
    this.#root = root;
    this.#test = test;
    this.#file = `${PROOFS}/${test}.json`;
    this.#known = readKeys(root, this.#file);
    this.#code = this.#hashOfCode();
  }

  #hashOfCode(): string {
    const { harness, sees } = PAGE_TESTS[this.#test];
    const later =
      sees === 'running page'
        ? readdirSync(path.join(this.#root, DIST, 'assets')).filter((name) => LOADED_LATER.test(name))
        : [];
    return inputHash(this.#root, harness, GENERATED, later.toSorted()).slice(0, HASH_LENGTH);
  }

  #hashOfPage(page: string): string {
    const read = (name: string) =>
      readFileSync(path.join(this.#root, DIST, name), 'utf8').replaceAll(NAMES, '');
    return createHash('sha256')
      .update(read(page.endsWith('/') ? `${page}index.html` : page))
      .update(read(pageDataUrl(page)))
      .digest('hex')
      .slice(0, HASH_LENGTH);
  }

  #isProven(page: string): boolean {
    return this.#known.get(CODE) === this.#code && this.#known.get(page) === this.#hashOfPage(page);
  }

  /**
   * Leaves out the pages that are proven, save one in twenty.
   * @param day decides which of them are looked at all the same; without one none is
   */
  toLookAt(pages: readonly string[], day: number | undefined): string[] {
    return pages.filter((page) => !this.#isProven(page) || (day !== undefined && isSampled(page, day)));
  }

  /** Notes what was found when a page was looked at. */
  note(page: string, isFaultless: boolean): void {
    (isFaultless ? this.#faultless : this.#faulty).add(page);
  }

  /**
   * Records the pages that are proven or were found without a fault, unless none was looked at.
   * @param all the pages that there are
   */
  record(all: readonly string[]): void {
    if (all.some((page) => !this.#faultless.has(page) && !this.#faulty.has(page))) noteLeftOut();
    if (this.#faultless.size + this.#faulty.size === 0) return;
    const good = all.filter(
      (page) => !this.#faulty.has(page) && (this.#faultless.has(page) || this.#isProven(page)),
    );
    const pages = good.map((page) => [page, this.#hashOfPage(page)] as const);
    writeKeys(this.#root, this.#file, new Map([[CODE, this.#code], ...pages]));
  }
}
