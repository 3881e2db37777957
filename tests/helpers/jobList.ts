import type { BrowserContextOptions, Page } from 'playwright-core';
import type { SiteInBrowser } from './siteInBrowser';
import { untilHydrated, type Visit } from './visit';

/** Opens a page of the site, by default 1280 px wide, and waits until it is hydrated. */
export async function openHydrated(
  site: SiteInBrowser,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visit = await site.visit({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await visit.page.goto(site.url() + path);
  await untilHydrated(visit.page);
  return visit;
}

/** The links of the visible rows. */
export const rowLinks = (page: Page) => page.locator('main a[href*="/jobs/"]:has(h2):visible');

/** Waits until this many rows are shown. */
export async function untilRows(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      [...document.querySelectorAll('main a h2')].filter((row) => (row as HTMLElement).offsetParent !== null)
        .length === expected,
    count,
  );
}
