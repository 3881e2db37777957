import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser/launchBrowser';
import type { Figure } from './figures';
import { keyFigures, measureKeys } from './keyCosts';

/** A search box of the site, and what is typed into it. */
export interface SearchBox {
  /** Each letter is one key press, and so is each way back. */
  queries: readonly string[];
  /** Selector of what shows the answers. */
  list: string;
  /** What a key press may cost at most (ms of script), whatever the processor. */
  limitMs: number;
  /** Brings a page to where its box has the focus and its words are there; with what that cost, where it is told. */
  open: (page: Page, throttling: number) => Promise<readonly Figure[]>;
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // It would answer for what is put in the place of the site's own files with these.
    serviceWorkers: 'block',
  });
  // esbuild, by which this file runs, names functions with a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  return page;
}

/**
 * Opens a search box in a browser, types into it and measures what is behind each key, once for each speed of the processor.
 * @throws when the box does not appear
 */
export async function measureSearchBox(
  root: string,
  throttlings: readonly number[],
  { queries, list, limitMs, open }: SearchBox,
): Promise<Figure[]> {
  const browser = await launchBrowser(root);
  const figures: Figure[] = [];
  try {
    for (const throttling of throttlings) {
      const page = await newPage(browser);
      figures.push(...(await open(page, throttling)));
      const costs = await measureKeys(page, { queries, list, throttling });
      await page.close();
      figures.push(...keyFigures(costs, throttling, limitMs));
    }
  } finally {
    await browser.close();
  }
  return figures;
}
