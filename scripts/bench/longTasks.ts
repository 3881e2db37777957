import type { Browser, Page } from 'playwright-core';
import { type Figure, median } from './figures';
import { GERMAN_PAGES } from './load/templatePages';
import { openAtRest, startVisit, THROTTLING } from './visits';

const PAGES = [
  '/',
  GERMAN_PAGES.case,
  '/jobs/',
  GERMAN_PAGES.jobDetail,
  GERMAN_PAGES.jobApplication,
] as const;

/** Navigations by a link on the first page. */
const WAYS: readonly [from: string, to: string][] = [
  ['/', '/jobs/'],
  ['/jobs/', GERMAN_PAGES.jobDetail],
];

/** Tasks of the page, in ms; the browser reports those of at least 50 ms. */
type Tasks = { tasks: { start: number; ms: number }[] };

async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: { start: number; ms: number }[] = [];
    Object.assign(window, { tasks: found });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) found.push({ start: startTime, ms: duration });
    }).observe({ type: 'longtask', buffered: true });
  });
}

/**
 * Returns the longest task since a time in the page (ms), and the time above 50 ms of all tasks; 0 if there are none.
 */
function tasksSince(page: Page, moment: number): Promise<{ longest: number; blocking: number }> {
  return page.evaluate((since) => {
    const tasks = (window as unknown as Tasks).tasks.filter(({ start, ms }) => start + ms > since);
    return {
      longest: tasks.reduce((most, { ms }) => Math.max(most, ms), 0),
      blocking: tasks.reduce((sum, { ms }) => sum + ms - 50, 0),
    };
  }, moment);
}

async function onLoad(browser: Browser, address: string) {
  const { page, close } = await startVisit(browser, THROTTLING);
  await watchTasks(page);
  await openAtRest(page, address);
  const tasks = await tasksSince(page, 0);
  await close();
  return tasks;
}

async function onTheWay(browser: Browser, origin: string, from: string, to: string) {
  const { page, close } = await startVisit(browser, THROTTLING);
  await watchTasks(page);
  await openAtRest(page, origin + from);
  const moment = await page.evaluate(() => performance.now());
  await page.locator(`main a[href="${to}"]`).first().click();
  await page.waitForFunction(
    (path) => location.pathname === path && document.documentElement.dataset['curtain'] === 'idle',
    to,
    { timeout: 30_000 },
  );
  const tasks = await tasksSince(page, moment);
  await close();
  return tasks;
}

async function figuresOf(
  of: string,
  runs: number,
  run: () => Promise<{ longest: number; blocking: number }>,
) {
  const all = [];
  for (let count = 0; count < runs; count += 1) all.push(await run());
  return [
    {
      of,
      what: 'longest task',
      value: Math.round(median(all.map(({ longest }) => longest))),
      unit: 'ms',
      atMost: 50,
    },
    {
      of,
      what: 'above 50 ms, in all',
      value: Math.round(median(all.map(({ blocking }) => blocking))),
      unit: 'ms',
    },
  ] satisfies Figure[];
}

/**
 * Measures the longest tasks during page loads and navigations with a processor four times slower; 0 if below 50 ms.
 */
export async function measureLongTasks(browser: Browser, origin: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of PAGES)
    figures.push(...(await figuresOf(path, runs, () => onLoad(browser, origin + path))));
  for (const [from, to] of WAYS)
    figures.push(...(await figuresOf(`${from} → ${to}`, runs, () => onTheWay(browser, origin, from, to))));
  return figures;
}
