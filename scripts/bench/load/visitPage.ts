import type { Browser, CDPSession, Page } from 'playwright-core';
import { startVisit, THROTTLING, type Visit } from '../visits';
import { type LoadNotes, type Question, watchLoad } from './watchLoad';

/** Lighthouse's phone, but with a pixel ratio of 1, as in the measurements of other sites. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency per request. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};

/** Timeout of a page load, ms. */
const LOAD_TIMEOUT_MS = 180_000;

/** Taps while a page loads: interval and total time from the first paint on, ms. */
const PRESSES = { everyMs: 100, forMs: 3000 } as const;

/** A spot between logo and menu button that does not react: a tap there shows how long any tap would wait. */
const NEUTRAL = { x: 206, y: 40 } as const;

/** Names of the browser's resource types in reports. Styles are embedded in the HTML. */
const KINDS = {
  Document: 'html',
  Script: 'script',
  Font: 'fonts',
  Image: 'pictures',
  Stylesheet: 'styles',
} as const;

/** Bytes received by type, including headers; `data` for all other types. */
export type ReceivedBytes = Record<(typeof KINDS)[keyof typeof KINDS] | 'data', number>;

/** One page load without interaction. */
export interface Load extends LoadNotes {
  /** Until the page is idle. */
  bytes: ReceivedBytes;
}

function countBytes(session: CDPSession): ReceivedBytes {
  const bytes = { html: 0, script: 0, fonts: 0, pictures: 0, styles: 0, data: 0 };
  const kinds = new Map<string, keyof ReceivedBytes>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, KINDS[type as keyof typeof KINDS] ?? 'data');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'data'] += encodedDataLength;
  });
  return bytes;
}

/**
 * Starts a first visit with a cheap phone on a slow connection.
 * @param question element to try on each page while it loads
 */
export async function startSlowVisit(browser: Browser, question: Question | null = null): Promise<Visit> {
  const visit = await startVisit(browser, THROTTLING, PHONE);
  await visit.session.send('Network.enable');
  await visit.session.send('Network.emulateNetworkConditions', SLOW_4G);
  // esbuild, which compiles this file, calls a helper to name functions that the page lacks.
  await visit.page.addInitScript('globalThis.__name = (value) => value');
  await visit.page.addInitScript(watchLoad, question);
  return visit;
}

/** @throws on an error status, except 404, which has a page of its own */
async function open(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address, { waitUntil: 'commit', timeout: LOAD_TIMEOUT_MS });
  const status = answer?.status();
  if (status !== 200 && status !== 404) throw new Error(`${address} was answered with ${status}.`);
}

const notesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { loadNotes: LoadNotes }).loadNotes);

const untilNoted = (page: Page, what: 'firstPaint' | 'answered') =>
  page.waitForFunction(
    (name) => Boolean((window as unknown as { loadNotes: LoadNotes }).loadNotes[name]),
    what,
    { timeout: LOAD_TIMEOUT_MS },
  );

const untilRest = (page: Page) => page.waitForLoadState('networkidle', { timeout: LOAD_TIMEOUT_MS });

/** Loads a page without interacting. */
export async function watchPage(browser: Browser, address: string): Promise<Load> {
  const { page, session, close } = await startSlowVisit(browser);
  try {
    const bytes = countBytes(session);
    await open(page, address);
    await untilRest(page);
    // An idle network does not mean that anything has been drawn.
    await untilNoted(page, 'firstPaint');
    return { ...(await notesOf(page)), bytes };
  } finally {
    await close();
  }
}

/** Returns when the page first responded, if tried from the first paint on, ms. */
export async function askPage(browser: Browser, address: string, question: Question): Promise<number> {
  const { page, close } = await startSlowVisit(browser, question);
  try {
    await open(page, address);
    await untilNoted(page, 'answered');
    return (await notesOf(page)).answered ?? Number.NaN;
  } finally {
    await close();
  }
}

/** Returns the longest time from a tap to its frame while the page loads, ms; 0 if below 16. */
export async function pressPage(browser: Browser, address: string): Promise<number> {
  const { page, close } = await startSlowVisit(browser);
  try {
    await open(page, address);
    await untilNoted(page, 'firstPaint');
    const presses: Promise<void>[] = [];
    for (let ms = 0; ms < PRESSES.forMs; ms += PRESSES.everyMs) {
      // Not awaited, so that the next tap comes on time even if the page is slow.
      presses.push(page.touchscreen.tap(NEUTRAL.x, NEUTRAL.y));
      await page.waitForTimeout(PRESSES.everyMs);
    }
    await Promise.all(presses);
    await untilRest(page);
    return Math.max(0, ...(await notesOf(page)).answers);
  } finally {
    await close();
  }
}
