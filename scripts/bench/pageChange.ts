import type { Browser } from 'playwright-core';
import { type Figure, median } from './figures';
import { openAtRest, startVisit, THROTTLING } from './visits';

const WAYS: readonly [from: string, to: string][] = [
  ['/', '/work/'],
  ['/work/', '/work/rollwerk-zwei-raeder/'],
  ['/jobs/', '/jobs/art-direction-4115/'],
];

interface Moments {
  covered?: number;
  headline?: number;
}

/** Ms from the curtain's being closed to the next page's headline, for a page that was fetched before. */
async function change(browser: Browser, origin: string, from: string, to: string): Promise<number> {
  const { page, close } = await startVisit(browser, THROTTLING, { viewport: { width: 1280, height: 900 } });
  await openAtRest(page, origin + from);
  const link = page.locator(`a[href="${to}"]:visible`).first();
  const data = page.waitForResponse((response) => response.url().endsWith(`/page-data${to}page-data.json`));
  await link.hover();
  await data;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const moments: Moments = {};
    Object.assign(window, { moments });
    const root = document.documentElement;
    const before = document.querySelector('h1');
    new MutationObserver(() => {
      if (root.dataset['curtain'] === 'covered') moments.covered ??= performance.now();
    }).observe(root, { attributes: true, attributeFilter: ['data-curtain'] });
    new MutationObserver(() => {
      const now = document.querySelector('h1');
      if (now && now !== before) moments.headline ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await link.click();
  const moments = await page.waitForFunction(
    () => {
      const found = (window as unknown as { moments: Moments }).moments;
      return found.covered !== undefined && found.headline !== undefined ? found : undefined;
    },
    undefined,
    { timeout: 30_000 },
  );
  const { covered = Number.NaN, headline = Number.NaN } = (await moments.jsonValue()) as Moments;
  await close();
  return headline - covered;
}

/** Client navigation to a prefetched page on a processor four times slower. */
export async function measurePageChanges(browser: Browser, origin: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [from, to] of WAYS) {
    const all = [];
    for (let count = 0; count < runs; count += 1) all.push(await change(browser, origin, from, to));
    figures.push({
      of: `${from} → ${to}`,
      what: 'covered to headline',
      value: Math.round(median(all)),
      unit: 'ms',
      atMost: 50,
    });
  }
  return figures;
}
