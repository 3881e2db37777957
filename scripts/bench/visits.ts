import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** How many times slower the processor is made for timings, as a phone of the middle class is to a desk machine. */
export const THROTTLING = 4;

/** A phone of 360 px width with two pixels per px. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A first visit: a browser that has nothing of the site yet. */
export interface Visit {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** Starts a first visit on a processor made slower. */
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

/** Opens a page and waits until it is taken over, loaded, and at rest. */
export async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('header[data-pinned=true]').waitFor();
}
