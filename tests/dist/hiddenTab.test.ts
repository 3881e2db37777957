// Covers src/navigation, src/layout, src/store, src/sections, src/notices, src/page-data, src/afterLoad.ts.
import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

interface Pending {
  timers: number;
  intervals: number;
  frames: number;
}

/** Counts a page's pending timers, intervals and frames, and lets a test set whether the tab is visible. */
function countPending(): void {
  const timers = new Set<number>();
  const intervals = new Set<number>();
  const frames = new Set<number>();
  const { setTimeout: after, setInterval: every, requestAnimationFrame: atFrame } = window;
  const { clearTimeout: dropTimer, clearInterval: dropInterval, cancelAnimationFrame: dropFrame } = window;
  Object.assign(window, {
    setTimeout: (task: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      const id: number = after(() => {
        timers.delete(id);
        task(...args);
      }, ms) as unknown as number;
      timers.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      timers.delete(id);
      dropTimer(id);
    },
    setInterval: (...args: Parameters<typeof window.setInterval>) => {
      const id = every(...args) as unknown as number;
      intervals.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      intervals.delete(id);
      dropInterval(id);
    },
    requestAnimationFrame: (task: FrameRequestCallback) => {
      const id = atFrame((now) => {
        frames.delete(id);
        task(now);
      });
      frames.add(id);
      return id;
    },
    cancelAnimationFrame: (id: number) => {
      frames.delete(id);
      dropFrame(id);
    },
    pending: (): Pending => ({ timers: timers.size, intervals: intervals.size, frames: frames.size }),
    show: (isInFront: boolean) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (isInFront ? 'visible' : 'hidden'),
      });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isInFront });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
  });
}

type Counted = { pending: () => Pending; show: (isInFront: boolean) => void };

const pendingOf = (page: Page) => page.evaluate(() => (window as unknown as Counted).pending());

/** Number of event listeners left after garbage collection. */
async function listenersOf(session: CDPSession): Promise<number> {
  for (let count = 0; count < 2; count += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
}

/** Longer than every timer of a page at rest. */
const REST_MS = 1500;

async function openAtRest(path: string) {
  const visit = await site.visit({ reducedMotion: 'reduce' });
  const session = await visit.page.context().newCDPSession(visit.page);
  await session.send('Performance.enable');
  await visit.page.addInitScript(countPending);
  await visit.page.goto(site.url() + path, { waitUntil: 'networkidle' });
  await untilHydrated(visit.page);
  await visit.page.waitForTimeout(REST_MS);
  const requests: string[] = [];
  visit.page.on('request', (request) => requests.push(request.url()));
  return { ...visit, session, requests };
}

it.each(['/', '/jobs/', '/jobs/application/initiative/'])(
  'a tab in the background asks for nothing, and nothing piles up when it comes and goes: %s',
  async (path) => {
    const { page, session, requests, complaints, close } = await openAtRest(path);
    const before = { ...(await pendingOf(page)), listeners: await listenersOf(session) };
    expect(before).toMatchObject({ intervals: 0, frames: 0 });
    await page.evaluate(() => {
      const { show } = window as unknown as Counted;
      for (let time = 0; time < 50; time += 1) {
        show(false);
        show(true);
      }
      show(false);
    });
    await page.waitForTimeout(REST_MS);
    const after = { ...(await pendingOf(page)), listeners: await listenersOf(session) };
    expect(after.timers).toBeLessThanOrEqual(before.timers);
    expect(after).toMatchObject({ intervals: 0, frames: 0 });
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    expect(requests).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);

it('what would pile up is counted', async () => {
  const { page, session, close } = await openAtRest('/');
  const listeners = await listenersOf(session);
  await page.evaluate(() => {
    window.setInterval(() => undefined, 1000);
    window.setTimeout(() => undefined, 60_000);
    const again = () => requestAnimationFrame(again);
    again();
    window.addEventListener('visibilitychange', again);
  });
  const after = await pendingOf(page);
  expect(after).toMatchObject({ intervals: 1, frames: 1 });
  expect(after.timers).toBeGreaterThan(0);
  expect(await listenersOf(session)).toBe(listeners + 1);
  await close();
});

it('a phone that sleeps is asked for nothing when it wakes', async () => {
  const { page, session, requests, complaints, close } = await openAtRest('/jobs/');
  const before = await pendingOf(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await delay(REST_MS);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await page.waitForTimeout(REST_MS);
  const after = await pendingOf(page);
  expect(after.timers).toBeLessThanOrEqual(before.timers);
  expect(after).toMatchObject({ intervals: 0, frames: 0 });
  expect(requests).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('pages that are left while they load leave nothing behind', async () => {
  const { page, session, close } = await openAtRest('/');
  // Responses are late: each page is left for the next one before its data arrives.
  await page.route('**/page-data/**', async (route) => {
    await delay(400);
    await route.continue().catch(() => undefined);
  });
  const hurry = (paths: readonly string[], times: number) =>
    page.evaluate(
      async ([targets, count]) => {
        for (let index = 0; index < count; index += 1) {
          const href = targets[index % targets.length];
          document.querySelector<HTMLAnchorElement>(`header nav a[href="${href}"]`)?.click();
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      },
      [paths, times] as const,
    );
  const settle = async () => {
    await page.waitForFunction(
      () => location.pathname === '/services/' && document.documentElement.dataset['curtain'] === 'idle',
    );
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST_MS);
    return { ...(await pendingOf(page)), listeners: await listenersOf(session) };
  };
  const PATHS = ['/about/', '/news/', '/standorte/', '/services/'];
  await hurry(PATHS, 8);
  const few = await settle();
  await hurry(PATHS, 40);
  const many = await settle();
  expect(many.timers).toBeLessThanOrEqual(few.timers);
  expect(many).toMatchObject({ intervals: 0, frames: 0 });
  expect(many.listeners).toBeLessThanOrEqual(few.listeners);
  await close();
});
