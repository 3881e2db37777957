/** A test that checks every page of the built site. */
export interface PageTest {
  /**
   * What its results depend on: the HTML of a page alone, or also everything that the page loads and the headers that the
   * server sends.
   */
  sees: 'HTML' | 'running page';
  /** Files and folders of the test's own code, relative to the root. Another test checks that nothing is missing. */
  harness: readonly string[];
}

const ALL = [
  'jest.config.mjs',
  // The versions of the browser and of the packages that check pages.
  'package-lock.json',
  'tests/helpers/builtSite.ts',
  'tests/helpers/pagesToLookAt.ts',
  'tests/setup',
];

const IN_BROWSER = [
  ...ALL,
  'scripts/browser',
  'tests/helpers/sharedSite.ts',
  'tests/helpers/siteInBrowser.ts',
  'tests/helpers/siteServer.ts',
  'tests/helpers/visit.ts',
];

const RUNNING = [
  ...IN_BROWSER,
  'dist/_headers',
  'scripts/lib',
  'scripts/serverBundle',
  'scripts/testbed/serverProcess.ts',
  'scripts/testbed/serverPrograms.ts',
  'server',
  'src/hosting/serverFolder.ts',
];

/** The tests that check every page, by the name of their file in `tests/dist`. */
export const PAGE_TESTS = {
  beforeTheApp: {
    sees: 'HTML',
    harness: [...IN_BROWSER, 'tests/dist/beforeTheApp.test.ts', 'tests/helpers/pageFaults/layoutFaults.ts'],
  },
  composedPages: {
    sees: 'HTML',
    harness: [
      ...ALL,
      'content-json',
      'scripts/composer',
      'scripts/content',
      'scripts/fonts',
      'scripts/images',
      'scripts/lib',
      'src',
      'stories/compose',
      'tests/dist/composedPages.test.ts',
      'tests/helpers/builtStorybook.ts',
      'tests/helpers/compareTrees.ts',
      'tests/helpers/contentFiles.ts',
    ],
  },
  composedPosters: {
    sees: 'HTML',
    harness: [
      ...IN_BROWSER,
      'scripts/content/resolve/pictureUses.ts',
      'src/config',
      'src/theme',
      'tests/dist/composedPosters.test.ts',
    ],
  },
  developmentReact: {
    sees: 'HTML',
    harness: [...ALL, 'src', 'tests/dist/developmentReact.test.ts', 'tests/src/templates/browserFacts.ts'],
  },
  everyPage: { sees: 'running page', harness: [...RUNNING, 'tests/dist/everyPage.test.ts'] },
  keyboardWalk: {
    sees: 'running page',
    harness: [...RUNNING, 'tests/dist/keyboardWalk.test.ts', 'tests/helpers/focusWalk.ts'],
  },
  largeText: {
    sees: 'HTML',
    harness: [
      ...IN_BROWSER,
      'tests/dist/largeText.test.ts',
      'tests/helpers/fontsLoaded.ts',
      'tests/helpers/pageFaults/faultsAtWidths.ts',
      'tests/helpers/pageFaults/layoutFaults.ts',
      'tests/helpers/pageFaults/lostFaults.ts',
      'tests/helpers/pageFaults/textSettings.ts',
    ],
  },
  lines: {
    sees: 'HTML',
    harness: [
      ...IN_BROWSER,
      'tests/dist/lines.test.ts',
      'tests/helpers/fontsLoaded.ts',
      'tests/helpers/pageFaults/faultsAtWidths.ts',
      'tests/helpers/pageFaults/headlineFaults.ts',
      'tests/helpers/pageFaults/layoutFaults.ts',
    ],
  },
  markup: { sees: 'HTML', harness: [...ALL, 'tests/dist/markup.test.ts'] },
  printedSheets: { sees: 'HTML', harness: [...IN_BROWSER, 'tests/dist/printedSheets.test.ts'] },
  samplePages: {
    sees: 'running page',
    harness: [
      ...RUNNING,
      'tests/dist/samplePages.test.ts',
      'tests/helpers/axe.ts',
      'tests/helpers/pageFaults/layoutFaults.ts',
      'tests/helpers/pageFaults/readingOrder.ts',
    ],
  },
  textSpacing: {
    sees: 'HTML',
    harness: [
      ...IN_BROWSER,
      'tests/dist/textSpacing.test.ts',
      'tests/helpers/fontsLoaded.ts',
      'tests/helpers/pageFaults/faultsAtWidths.ts',
      'tests/helpers/pageFaults/layoutFaults.ts',
      'tests/helpers/pageFaults/lostFaults.ts',
      'tests/helpers/pageFaults/textSettings.ts',
    ],
  },
} as const satisfies Record<string, PageTest>;

/** Name of a test that checks every page. */
export type PageTestName = keyof typeof PAGE_TESTS;
