import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser/launchBrowser';
import type { Breakpoint } from '../../src/theme/breakpoints';
import { viewportOf } from '../../src/theme/viewports';
import { ROOT, STORYBOOK_ORIGIN, serveStorybook, storyEntries } from './builtStorybook';

/** Storybook then holds moving things still before it looks for faults, instead of waiting for them. */
const USER_AGENT = 'StorybookTestRunner';

/** What is said on the console and is no fault of a story. */
const NO_FAULTS = [
  // Storybook of itself, when it copies an event, and with it the window, for its list of interactions.
  /Accessing the Story Store is deprecated/,
  /Cannot access the Story Store until the index is ready/,
  // A player needs scripts and its own origin; that this is not ours, the browser does not know before it has loaded.
  /^An iframe which has both allow-scripts and allow-same-origin/,
  // The frame that shows markup without script is sandboxed; a page may use the attribute.
  /^Blocked autofocusing on a <div> element because the element's frame is sandboxed/,
];

/** The built Storybook in a browser, with everything that its stories complain of. */
export interface StorybookInBrowser {
  /** The page, which shows one story after the other. */
  page(): Page;
  /** Errors and warnings on the console and uncaught errors, since they were last taken. */
  takeComplaints(): string[];
}

/** Size in px of the screen that stands for a layout step. */
export function sizeOf(step: Breakpoint): { width: number; height: number } {
  const { width, height } = viewportOf(step);
  return { width, height };
}

/** Opens Storybook on its last story before the tests of a file and closes the browser after them. */
export function storybookInBrowser(options: BrowserContextOptions = {}): StorybookInBrowser {
  let browser: Browser | undefined;
  let page: Page | undefined;
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await launchBrowser(ROOT);
    const context = await browser.newContext({
      userAgent: USER_AGENT,
      viewport: sizeOf('xl'),
      ...options,
    });
    await serveStorybook(context);
    await context.addInitScript(() => {
      window.lookedUpTexts = new Set();
    });
    page = await context.newPage();
    page.on('console', (message) => {
      const isComplaint =
        ['error', 'warning'].includes(message.type()) &&
        !NO_FAULTS.some((words) => words.test(message.text()));
      if (isComplaint) complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    await page.goto(`${STORYBOOK_ORIGIN}/iframe.html?id=${storyEntries().at(-1)?.id}&viewMode=story`);
    await page.waitForFunction(
      () =>
        (window.__STORYBOOK_PREVIEW__ as { currentRender?: { phase?: string } } | undefined)?.currentRender
          ?.phase === 'finished',
    );
  });

  afterAll(() => browser?.close());

  return {
    page: () => {
      if (!page) throw new Error('Storybook is open only while tests run.');
      return page;
    },
    takeComplaints: () => complaints.splice(0),
  };
}
