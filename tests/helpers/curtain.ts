import type { BrowserContextOptions, Page } from 'playwright-core';
import type { SiteInBrowser } from './siteInBrowser';
import { untilHydrated, type Visit } from './visit';

/** State recorded each time the curtain changed. */
export interface Phase {
  state: string;
  title: string;
  isMainInert: boolean;
  /** Scroll position, px. */
  scrollY: number;
  /** Duration in ms and colour of each sheet's animation. */
  sheets: { duration: number; color: string }[];
}

/** Opens a page, waits for its curtain to be ready, and records its changes from then on. */
export async function openWatched(
  site: SiteInBrowser,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visit = await site.visit({ viewport: { width: 1280, height: 900 }, ...options });
  await visit.page.goto(site.url() + path);
  await untilHydrated(visit.page);
  // The curtain and the navigation runtime are loaded after the page.
  await visit.page.locator('[data-sheet]').first().waitFor({ state: 'attached' });
  await visit.page.waitForFunction(() => history.scrollRestoration === 'manual');
  await visit.page.evaluate(() => {
    const phases: unknown[] = [];
    Object.assign(window, { phases });
    new MutationObserver(() => {
      const sheets = [...document.querySelectorAll<HTMLElement>('[data-sheet]')];
      phases.push({
        state: document.documentElement.dataset['curtain'],
        title: document.title,
        isMainInert: document.querySelector('main')?.inert,
        scrollY: window.scrollY,
        sheets: sheets.flatMap((sheet) =>
          sheet.getAnimations().map((animation) => ({
            duration: animation.effect?.getTiming().duration,
            color: getComputedStyle(sheet).backgroundColor,
          })),
        ),
      });
    }).observe(document.documentElement, { attributeFilter: ['data-curtain'] });
  });
  return visit;
}

/** The phases recorded so far. */
export const phasesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { phases: Phase[] }).phases);

/** Scroll positions at which the curtain began to open. */
export const revealedAt = async (page: Page) =>
  (await phasesOf(page)).filter(({ state }) => state === 'revealing').map(({ scrollY }) => scrollY);

/** Current state of the curtain. */
export const curtain = (page: Page) => page.evaluate(() => document.documentElement.dataset['curtain']);

/** Waits until the curtain is gone. */
export const untilIdle = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['curtain'] === 'idle');

/** Waits until the curtain is in a state. */
export const untilIn = (page: Page, state: string) =>
  page.waitForFunction((wanted) => document.documentElement.dataset['curtain'] === wanted, state);

/** Clicks a link, even if it is covered. */
export const follow = (page: Page, path: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);

/** Waits until the title contains a word. */
export const untilTitle = (page: Page, word: string) =>
  page.waitForFunction((text) => document.title.includes(text), word);
