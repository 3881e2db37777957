import type { Page } from 'playwright-core';
import { siteInBrowser } from './siteInBrowser';
import type { Visit } from './visit';

/** Opens a page of the built site in a window, px. */
type OpenPage = (address: string, window?: { width: number; height: number }) => Promise<Page>;

/**
 * Starts server and browser before the tests of a file, with one tab without script, where styles alone lay out a page:
 * one load serves all windows. Returns how to open a page in it, by default at 1280 × 720 px.
 */
export function siteWithoutScript(): OpenPage {
  const site = siteInBrowser();
  let visit: Visit;
  beforeAll(async () => {
    visit = await site.visit({ javaScriptEnabled: false });
  });
  afterAll(() => visit.close());

  return async (address, window = { width: 1280, height: 720 }) => {
    const { page } = visit;
    await page.setViewportSize(window);
    await page.goto(site.url() + address);
    return page;
  };
}
