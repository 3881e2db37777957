import type { Browser } from 'playwright-core';
import { startSlowVisit } from '../load/visitPage';
import { type Frame, SHEET_TIMES } from './contactSheet';

/** Wait after the last time of the sheet, ms, as frames may be reported late. */
const GRACE_MS = 1000;

/** Records the frames of the first two seconds of a page on a cheap phone with a slow connection. */
export async function filmLoad(browser: Browser, address: string): Promise<Frame[]> {
  const { page, session, close } = await startSlowVisit(browser);
  try {
    const drawn: { at: number; image: string }[] = [];
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      // In seconds since 1970; `performance.timeOrigin` is in ms.
      drawn.push({ at: (metadata.timestamp ?? Number.NaN) * 1000, image: data });
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 70,
      maxWidth: 412,
      maxHeight: 823,
    });
    await page.goto(address, { waitUntil: 'commit' });
    const startedAt = await page.evaluate(() => performance.timeOrigin);
    await page.waitForTimeout((SHEET_TIMES.at(-1) ?? 0) + GRACE_MS);
    await session.send('Page.stopScreencast');
    // Earlier frames show the blank page at the start of the visit.
    return drawn.map(({ at, image }) => ({ ms: at - startedAt, image })).filter(({ ms }) => ms >= 0);
  } finally {
    await close();
  }
}
