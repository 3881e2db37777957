import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Figure } from './figures';
import { openAtRest, startVisit } from './visits';

/** Pages of the main menu, visited in turn. */
const PAGES = ['/about/', '/work/', '/services/', '/news/', '/jobs/', '/standorte/'] as const;

/** Page changes before the first and second measurement, between which memory must not grow. */
const [FEW, MANY] = [20, 200] as const;

const DESKTOP = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

interface PageMemory {
  bytes: number;
  nodes: number;
  listeners: number;
}

/** Returns the memory of the page after garbage collection. */
async function pageMemory(session: CDPSession): Promise<PageMemory> {
  // One collection may make more objects collectable.
  for (let count = 0; count < 3; count += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    bytes: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector<HTMLAnchorElement>(`header nav a[href="${href}"]`)?.click();
  }, path);
  await page.waitForFunction(
    (href) => location.pathname === href && document.documentElement.dataset['curtain'] === 'idle',
    path,
  );
}

/** Measures heap, nodes and listeners after 200 page changes relative to those after 20. */
export async function measurePageMemory(browser: Browser, origin: string): Promise<Figure[]> {
  const { page, session, close } = await startVisit(browser, 1, DESKTOP);
  try {
    await session.send('Performance.enable');
    await openAtRest(page, `${origin}/`);
    const seen: PageMemory[] = [];
    for (let change = 1; change <= MANY; change += 1) {
      await goTo(page, PAGES[change % PAGES.length] ?? PAGES[0]);
      // Both measurements are made on the same page.
      if (change === FEW || change === MANY) {
        await goTo(page, PAGES[0]);
        seen.push(await pageMemory(session));
      }
    }
    const [few, many] = seen;
    if (!few || !many) throw new Error('A memory measurement is missing.');
    return (['bytes', 'nodes', 'listeners'] as const).map((what) => ({
      of: `${MANY} page changes`,
      what: `${what}, ${MANY} to ${FEW} (${Math.round(few[what])} → ${Math.round(many[what])})`,
      value: Math.round((many[what] / few[what]) * 100) / 100,
      unit: '',
      atMost: 1.1,
    }));
  } finally {
    await close();
  }
}
