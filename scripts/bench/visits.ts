import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** Processor slowdown for timings, about that of a mid-range phone compared with a desktop machine. */
export const THROTTLING = 4;

/** A phone of 360 px width with a pixel ratio of 2. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A first visit, with an empty cache. */
export interface Visit {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** Starts a first visit with a slowed-down processor. */
export async function startVisit(
  browser: Browser,
  throttling: number,
  options: BrowserContextOptions = PHONE,
): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  return { page, session, close: () => context.close() };
}

/** Opens a page and waits until it is loaded, hydrated and idle. */
export async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('header[data-pinned=true]').waitFor();
}
