import type { Browser, Page } from 'playwright-core';
import { type ReviewServer, serveReview } from '../../../scripts/visualReview/server/reviewServer';
import { reviewedProject } from './fixture';

/** Serves the review of a small run, all of whose differences are measured, and creates a page that is still empty. */
export async function startReview(
  browser: Browser,
): Promise<{ root: string; server: ReviewServer; page: Page }> {
  const root = await reviewedProject();
  const server = await serveReview(root, 0);
  await server.session().measured();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  return { root, server, page: await context.newPage() };
}

/** Functions that press keys on the page of the review and read what it shows. */
export const pageReaders = (page: () => Page) => ({
  press: async (...keys: string[]) => {
    for (const key of keys) await page().keyboard.press(key);
  },
  heading: () => page().locator('.title h2').textContent(),
  said: () => page().locator('.app > output').textContent(),
  shownView: () => page().locator('.stage').getAttribute('data-view'),
  progress: () => page().locator('.progress span').textContent(),
  focused: () => page().evaluate(() => document.activeElement?.textContent),
  focusedTag: () => page().evaluate(() => document.activeElement?.tagName),
});
