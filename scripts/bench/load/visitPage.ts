import type { Browser, CDPSession, Page } from 'playwright-core';
import { startVisit, THROTTLING, type Visit } from '../visits';
import { type LoadNotes, type Question, watchLoad } from './watchLoad';

/** A phone as Lighthouse has it, but with one pixel per px: the peers were measured like that. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};

/** What a load is not waited for any longer, ms. */
const LOAD_TIMEOUT_MS = 180_000;

/** Presses while a page loads: one each so many ms, for so many ms from the first paint on. */
const PRESSES = { everyMs: 100, forMs: 3000 } as const;

/** Between logo and menu button, where nothing reacts: a press there shows how long any press would wait. */
const NEUTRAL = { x: 206, y: 40 } as const;

/** Kinds of files as a report names them, by the browser's names. Styles stand in the HTML. */
const KINDS = {
  Document: 'html',
  Script: 'script',
  Font: 'fonts',
  Image: 'pictures',
  Stylesheet: 'styles',
} as const;

/** Bytes received with their headers, by kind; what is none of the others is data. */
export type ReceivedBytes = Record<(typeof KINDS)[keyof typeof KINDS] | 'data', number>;

/** One load that was only looked at. */
export interface Load extends LoadNotes {
  /** Until the page rests. */
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
 * Starts a first visit with a cheap phone on a slow line.
 * @param question what is asked of each page while it loads
 */
export async function startSlowVisit(browser: Browser, question: Question | null = null): Promise<Visit> {
  const visit = await startVisit(browser, THROTTLING, PHONE);
  await visit.session.send('Network.enable');
  await visit.session.send('Network.emulateNetworkConditions', SLOW_4G);
  // esbuild, by which this file runs, names functions with a helper that the page lacks.
  await visit.page.addInitScript('globalThis.__name = (value) => value');
  await visit.page.addInitScript(watchLoad, question);
  return visit;
}

/** @throws when the host answers with an error, save for "not found", which has a page of its own */
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

/** Loads a page and does nothing. */
export async function watchPage(browser: Browser, address: string): Promise<Load> {
  const { page, session, close } = await startSlowVisit(browser);
  try {
    const bytes = countBytes(session);
    await open(page, address);
    await untilRest(page);
    // Nothing more to fetch does not mean that anything has been drawn.
    await untilNoted(page, 'firstPaint');
    return { ...(await notesOf(page)), bytes };
  } finally {
    await close();
  }
}

/** When the page answered a question that was asked from the first paint on, ms. */
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

/** The longest that a press waited for its frame while the page loaded, ms; 0 for less than 16. */
export async function pressPage(browser: Browser, address: string): Promise<number> {
  const { page, close } = await startSlowVisit(browser);
  try {
    await open(page, address);
    await untilNoted(page, 'firstPaint');
    const presses: Promise<void>[] = [];
    for (let ms = 0; ms < PRESSES.forMs; ms += PRESSES.everyMs) {
      // Not waited for: the next one comes on time, however long the page needs for this one.
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
