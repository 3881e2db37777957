import type { Browser, Page } from 'playwright-core';
import { type Figure, median } from './figures';
import { GERMAN_PAGES } from './load/templatePages';
import { openAtRest, startVisit, THROTTLING } from './visits';

const WAYS: readonly [from: string, to: string][] = [
  ['/', '/work/'],
  ['/work/', GERMAN_PAGES.case],
  ['/jobs/', GERMAN_PAGES.jobDetail],
];

/** Times recorded during one page change, ms. */
interface Moments {
  covered?: number;
  headline?: number;
  /** Longest gap between two frames while the curtain moves. */
  frame: number;
}

/** Cost of a page change, ms. */
interface Change {
  /** From the closed curtain to the next page's headline. */
  headline: number;
  frame: number;
}

/** A page change and the way back. */
interface Round {
  there: Change;
  back: Change;
}

async function watchChange(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moments: Moments = { frame: 0 };
    Object.assign(window, { moments });
    const root = document.documentElement;
    const before = document.querySelector('h1');
    const isMoving = () => /^(?:covering|revealing)$/.test(root.dataset['curtain'] ?? '');
    let last: number | undefined;
    const noteFrame = (now: number) => {
      if (last !== undefined) moments.frame = Math.max(moments.frame, now - last);
      // The first frame after the curtain starts or stops moving is not counted.
      last = isMoving() ? now : undefined;
      if (root.dataset['curtain'] !== 'idle' || moments.covered === undefined)
        requestAnimationFrame(noteFrame);
    };
    requestAnimationFrame(noteFrame);
    new MutationObserver(() => {
      if (root.dataset['curtain'] === 'covered') moments.covered ??= performance.now();
    }).observe(root, { attributes: true, attributeFilter: ['data-curtain'] });
    new MutationObserver(() => {
      const now = document.querySelector('h1');
      if (now && now !== before) moments.headline ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
}

async function changeOf(page: Page, gesture: () => Promise<unknown>): Promise<Change> {
  await watchChange(page);
  await gesture();
  const moments = await page.waitForFunction(
    () => {
      const found = (window as unknown as { moments: Moments }).moments;
      const isOver = document.documentElement.dataset['curtain'] === 'idle';
      return isOver && found.covered !== undefined && found.headline !== undefined ? found : undefined;
    },
    undefined,
    { timeout: 30_000 },
  );
  const { covered = Number.NaN, headline = Number.NaN, frame } = (await moments.jsonValue()) as Moments;
  return { headline: headline - covered, frame };
}

/** Navigates to a prefetched page and back. */
async function thereAndBack(browser: Browser, origin: string, from: string, to: string): Promise<Round> {
  const { page, close } = await startVisit(browser, THROTTLING, { viewport: { width: 1280, height: 900 } });
  // esbuild, which compiles this file, calls a helper to name functions that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await openAtRest(page, origin + from);
  const link = page.locator(`a[href="${to}"]:visible`).first();
  const data = page.waitForResponse((response) => response.url().endsWith(`/page-data${to}page-data.json`));
  await link.hover();
  await data;
  await page.waitForLoadState('networkidle');
  const there = await changeOf(page, () => link.click());
  await page.waitForLoadState('networkidle');
  const back = await changeOf(page, () => page.evaluate(() => history.back()));
  await close();
  return { there, back };
}

/** Measures client-side navigation to a prefetched page and back with a processor four times slower. */
export async function measurePageChanges(browser: Browser, origin: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [from, to] of WAYS) {
    const all: Round[] = [];
    for (let count = 0; count < runs; count += 1) all.push(await thereAndBack(browser, origin, from, to));
    const middle = (of: (run: Round) => number) => Math.round(median(all.map(of)));
    const ms = (way: string, what: string, value: number, atMost: number): Figure => ({
      of: way,
      what,
      value,
      unit: 'ms',
      atMost,
    });
    const [there, back] = [`${from} → ${to}`, `Back to ${from}`];
    figures.push(
      ms(
        there,
        'covered to headline',
        middle((run) => run.there.headline),
        50,
      ),
      ms(
        there,
        'longest frame of the moving curtain',
        middle((run) => run.there.frame),
        50,
      ),
      ms(
        back,
        'covered to headline',
        middle((run) => run.back.headline),
        100,
      ),
      ms(
        back,
        'longest frame of the moving curtain',
        middle((run) => run.back.frame),
        50,
      ),
    );
  }
  return figures;
}
