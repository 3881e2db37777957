import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageDataUrl } from '../../src/page-data/pageDataUrl';
import { inputHash } from '../lib/inputHash';
import { isSampled, type Keys, readKeys, writeKeys } from '../lib/keysFile';
import { noteLeftOut } from '../lib/leftOut';
import { PAGE_TESTS, type PageTestName } from './pageTests';

/** Environment variable that makes the tests of every page skip all proven pages, without a sample. */
export const ONLY_NEW_PAGES = 'ONLY_NEW_PAGES';

/** Folders of the built site and of the proofs, relative to the root. */
const DIST = 'dist';
const PROOFS = 'tests/dist/proofs';

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

/** The key in a record for the hash of what all pages share; all other keys are paths of pages. */
const CODE = 'code';

/**
 * The pages in which a test of every page found no fault in their current form, recorded in `tests/dist/proofs` and
 * committed. Anything that can affect the result for a page changes the hash of the page or that of the code.
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
   * @throws {Error} if the record is damaged
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
   * Returns the pages to check: all that are not proven, and one in twenty of the others.
   * @param day selects these; if undefined, there are none
   */
  toLookAt(pages: readonly string[], day: number | undefined): string[] {
    return pages.filter((page) => !this.#isProven(page) || (day !== undefined && isSampled(page, day)));
  }

  /** Notes the result of checking a page. */
  note(page: string, isFaultless: boolean): void {
    (isFaultless ? this.#faultless : this.#faulty).add(page);
  }

  /**
   * Records all faultless pages, whether checked now or proven before. Does nothing if no page was checked.
   * @param all all pages of the site
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
