import type { Browser, Page } from 'playwright-core';
import { withBrowser } from '../testbed/withBrowser';
import type { Figure } from './figures';
import { keyFigures, measureKeys } from './keyCosts';

/** A search box of the site, and what to type. */
export interface SearchBox {
  /** Each query is typed and deleted key by key. */
  queries: readonly string[];
  /** Selector of the element that shows the results. */
  list: string;
  /** Limit of a key press, ms of script, at any processor speed. */
  limitMs: number;
  /** Opens a page with its box focused and its words loaded; returns the cost of this, if measured. */
  open: (page: Page, throttling: number) => Promise<readonly Figure[]>;
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // A service worker would answer requests that are intercepted here.
    serviceWorkers: 'block',
  });
  // esbuild, which compiles this file, calls a helper to name functions that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  return page;
}

/**
 * Opens a search box in a browser, types into it and measures each key press, at each processor speed.
 * @throws if the box does not appear
 */
export async function measureSearchBox(
  root: string,
  throttlings: readonly number[],
  { queries, list, limitMs, open }: SearchBox,
): Promise<Figure[]> {
  return withBrowser(root, async (browser) => {
    const figures: Figure[] = [];
    for (const throttling of throttlings) {
      const page = await newPage(browser);
      figures.push(...(await open(page, throttling)));
      const costs = await measureKeys(page, { queries, list, throttling });
      await page.close();
      figures.push(...keyFigures(costs, throttling, limitMs));
    }
    return figures;
  });
}
