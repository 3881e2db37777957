import type { CDPSession, Page } from 'playwright-core';
import { type Figure, median } from './figures';

/** Longer than the delay before a list updates, plus the update itself, ms. */
const SETTLE_MS = 400;

/** Cost of a key press in a search box, ms. */
export interface KeyCost {
  /** Script, from the key handler to React's last commit. */
  script: number;
  /** Subsequent styles and layout. */
  layout: number;
  /**
   * From the key press until the list is painted, including the delay before filtering; undefined if nothing changed.
   */
  painted: number | undefined;
}

/**
 * Returns the total time of script, and of styles with layout, in a page so far, ms; requires `Performance.enable` in
 * the session.
 */
export async function metricsOf(session: CDPSession): Promise<Pick<KeyCost, 'script' | 'layout'>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
  return { script: ms('ScriptDuration'), layout: ms('LayoutDuration') + ms('RecalcStyleDuration') };
}

/** Runs in the page: records when changes within an element are painted, on the clock of key events. */
function watchPaints(selector: string): void {
  const times = { pressed: 0, painted: 0 };
  Object.assign(window, { keyTimes: times });
  addEventListener(
    'keydown',
    ({ timeStamp }) => Object.assign(times, { pressed: timeStamp, painted: 0 }),
    true,
  );
  const list = document.querySelector(selector);
  if (!list) throw new Error(`There is no ${selector}.`);
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(times, { painted: performance.now() });
      port2.postMessage(undefined);
    });
  }).observe(list, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] });
}

async function costOf(page: Page, session: CDPSession, key: string): Promise<KeyCost> {
  const before = await metricsOf(session);
  await page.keyboard.press(key);
  await page.waitForTimeout(SETTLE_MS);
  const after = await metricsOf(session);
  const { pressed, painted } = await page.evaluate(
    () => (window as unknown as { keyTimes: { pressed: number; painted: number } }).keyTimes,
  );
  return {
    script: after.script - before.script,
    layout: after.layout - before.layout,
    painted: painted > pressed ? painted - pressed : undefined,
  };
}

/**
 * Types each query into the focused search box, deletes it again and measures each key press.
 * @param list selector of the element that shows the results
 */
export async function measureKeys(
  page: Page,
  { queries, list, throttling }: { queries: readonly string[]; list: string; throttling: number },
): Promise<KeyCost[]> {
  await page.evaluate(watchPaints, list);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  const costs: KeyCost[] = [];
  for (const query of queries) {
    for (const letter of query) costs.push(await costOf(page, session, letter));
    for (let left = query.length; left > 0; left -= 1) costs.push(await costOf(page, session, 'Backspace'));
  }
  return costs;
}

/** Rounds to one decimal place. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Returns median and maximum of each cost of key presses; `atMost` is the limit of script, ms. */
export function keyFigures(costs: readonly KeyCost[], throttling: number, atMost: number): Figure[] {
  const figures = (what: string, values: readonly number[], limit?: number): Figure[] => {
    const shared = {
      of: `at ${throttling}×`,
      unit: 'ms',
      ...(limit === undefined ? {} : { atMost: limit }),
    } as const;
    return [
      { ...shared, what: `${what}, median`, value: round(median(values)) },
      { ...shared, what: `${what}, slowest`, value: round(Math.max(...values)) },
    ];
  };
  return [
    ...figures(
      'script of a key press',
      costs.map(({ script }) => script),
      atMost,
    ),
    ...figures(
      'its styles and layout',
      costs.map(({ layout }) => layout),
    ),
    ...figures(
      'until its result is painted',
      costs.flatMap(({ painted }) => painted ?? []),
    ),
  ];
}
