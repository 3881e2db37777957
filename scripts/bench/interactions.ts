import type { Browser, Page } from 'playwright-core';
import { type Figure, median } from './figures';
import { GERMAN_PAGES } from './load/templatePages';
import { openAtRest, startVisit, THROTTLING } from './visits';

interface Interaction {
  path: string;
  what: string;
  /** Prepares the page, so that the interaction is a single gesture. */
  prepare?: (page: Page) => Promise<void>;
  /** The gesture. */
  act: (page: Page) => Promise<void>;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    path: '/',
    what: 'open the menu',
    act: (page) => page.locator('header button[aria-controls=site-menu]').click(),
  },
  {
    path: '/jobs/',
    what: 'choose a filter',
    prepare: (page) => page.locator('main details summary').first().click(),
    act: (page) => page.locator('main details button[aria-pressed=false]:visible').first().click(),
  },
  {
    path: '/jobs/',
    what: 'type in the search',
    prepare: (page) => page.getByRole('searchbox').focus(),
    act: (page) => page.keyboard.type('web', { delay: 120 }),
  },
  {
    path: GERMAN_PAGES.jobApplication,
    what: 'type in a field',
    prepare: (page) => page.locator('input[name=last_name]').focus(),
    act: (page) => page.keyboard.type('Mus', { delay: 120 }),
  },
];

/** Longer than the delay before the job list filters, with the slow processor, ms. */
const AFTERWARDS_MS = 1000;

/** Shortest event duration reported by the browser, ms. */
const SHORTEST_MS = 16;

/**
 * Returns the time from a gesture to the frame that shows its effect, for its slowest event, ms; rounded to 8 ms by the
 * browser.
 */
async function durationOf(browser: Browser, origin: string, interaction: Interaction): Promise<number> {
  const { page, close } = await startVisit(browser, THROTTLING);
  await openAtRest(page, origin + interaction.path);
  await interaction.prepare?.(page);
  await page.waitForTimeout(AFTERWARDS_MS);
  await page.evaluate((shortest) => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if ((entry as { interactionId?: number }).interactionId) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST_MS);
  await interaction.act(page);
  await page.waitForTimeout(AFTERWARDS_MS);
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await close();
  return Math.max(SHORTEST_MS, ...durations);
}

/** Measures interaction to next paint for several gestures with a processor four times slower. */
export async function measureInteractions(browser: Browser, origin: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const interaction of INTERACTIONS) {
    const all = [];
    for (let count = 0; count < runs; count += 1) all.push(await durationOf(browser, origin, interaction));
    figures.push({
      of: interaction.path,
      what: interaction.what,
      value: median(all),
      unit: 'ms',
      atMost: 100,
    });
  }
  return figures;
}
