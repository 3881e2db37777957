/** A test that checks every page of the built site. */
export interface PageTest {
  /**
   * What its results depend on, besides its code: the HTML of a page alone, or also everything that the page loads and the
   * headers that the server sends.
   */
  sees: 'HTML' | 'running page';
  /** Further files and folders that count as its code, relative to the root. */
  also?: readonly string[];
}

/** The tests that check every page, by the name of their file in `tests/dist`. */
export const PAGE_TESTS = {
  beforeTheApp: { sees: 'HTML' },
  composedPages: { sees: 'HTML', also: ['content-json', 'src'] },
  composedPosters: { sees: 'HTML' },
  developmentReact: { sees: 'HTML', also: ['src'] },
  everyPage: { sees: 'running page' },
  keyboardWalk: { sees: 'running page' },
  largeText: { sees: 'HTML' },
  lines: { sees: 'HTML' },
  markup: { sees: 'HTML' },
  printedSheets: { sees: 'HTML' },
  samplePages: { sees: 'running page' },
  textSpacing: { sees: 'HTML' },
} as const satisfies Record<string, PageTest>;

/** Name of a test that checks every page. */
export type PageTestName = keyof typeof PAGE_TESTS;
