import type { Browser, Page } from 'playwright-core';
import { type Figure, median } from '../figures';
import { startVisit, THROTTLING } from '../visits';
import { serveVariant, type Variant } from './controlSite';
import { type LoadNotes, watchLoad } from './watchLoad';

/** One page of each template, and some in English. */
const LOAD_PAGES = [
  '/',
  '/en/',
  '/work/',
  '/work/rollwerk-zwei-raeder/',
  '/en/work/rollwerk-zwei-raeder/',
  '/jobs/',
  '/en/jobs/',
  '/jobs/art-direction-4115/',
  '/jobs/application/initiative/',
  '/en/jobs/application/initiative/',
  '/presse/gehaltsbaender-2026/',
  '/kontakt/',
  '/standorte/wien/',
  '/services/',
] as const;

const VARIANTS: readonly Variant[] = ['whole', 'without script', 'without script and fonts'];

/** A phone as Lighthouse has it, but with one pixel per px: the peers were measured like that. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};

/** What a load is not waited for any longer, ms. */
const LOAD_TIMEOUT_MS = 60_000;

/** Presses while a page loads: one each so many ms, for so many ms from the first paint on. */
const PRESSES = { everyMs: 100, forMs: 3000 } as const;

/** Between logo and menu button, where nothing reacts: a press there shows how long any press would wait. */
const NEUTRAL = { x: 206, y: 40 } as const;

/** What a visitor does while a page loads: nothing, ask for the menu, or press again and again. */
type Visitor = 'waits' | 'opens the menu' | 'presses';

interface Load extends LoadNotes {
  /** Bytes received until the page rests, with headers. */
  bytes: number;
}

const notesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { loadNotes: LoadNotes }).loadNotes);

/** Waits until something is noted in the page. */
const untilNoted = (page: Page, what: 'firstPaint' | 'menuOpen') =>
  page.waitForFunction(
    (name) => Boolean((window as unknown as { loadNotes: LoadNotes }).loadNotes[name]),
    what,
    { timeout: LOAD_TIMEOUT_MS },
  );

async function press(page: Page): Promise<void> {
  await untilNoted(page, 'firstPaint');
  const presses: Promise<void>[] = [];
  for (let ms = 0; ms < PRESSES.forMs; ms += PRESSES.everyMs) {
    // Not waited for: the next one comes on time, however long the page needs for this one.
    presses.push(page.touchscreen.tap(NEUTRAL.x, NEUTRAL.y));
    await page.waitForTimeout(PRESSES.everyMs);
  }
  await Promise.all(presses);
}

async function load(browser: Browser, address: string, visitor: Visitor): Promise<Load> {
  const { page, session, close } = await startVisit(browser, THROTTLING, PHONE);
  try {
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    // esbuild, by which this file runs, names functions with a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watchLoad, visitor === 'opens the menu');
    const answer = await page.goto(address, { waitUntil: 'commit', timeout: LOAD_TIMEOUT_MS });
    if (answer?.status() !== 200) throw new Error(`${address} was answered with ${answer?.status()}.`);
    if (visitor === 'presses') await press(page);
    if (visitor === 'opens the menu') await untilNoted(page, 'menuOpen');
    await page.waitForLoadState('networkidle', { timeout: LOAD_TIMEOUT_MS });
    return { ...(await notesOf(page)), bytes };
  } finally {
    await close();
  }
}

const over50 = (tasks: LoadNotes['tasks']) => tasks.reduce((sum, { ms }) => sum + ms - 50, 0);
const longest = (tasks: LoadNotes['tasks']) => tasks.reduce((most, { ms }) => Math.max(most, ms), 0);

async function measurePage(
  browser: Browser,
  origins: ReadonlyMap<Variant, string>,
  path: string,
  runs: number,
): Promise<Figure[]> {
  const loads = new Map<Variant, Load[]>(VARIANTS.map((variant) => [variant, []]));
  const menus: number[] = [];
  const answers: number[] = [];
  // One run of each variant after the other, so that a machine that changes its speed changes it for all.
  for (let run = 0; run < runs; run += 1) {
    for (const variant of VARIANTS)
      loads.get(variant)?.push(await load(browser, origins.get(variant) + path, 'waits'));
    const address = origins.get('whole') + path;
    menus.push((await load(browser, address, 'opens the menu')).menuOpen ?? Number.NaN);
    answers.push(Math.max(0, ...(await load(browser, address, 'presses')).answers));
  }
  const middle = (variant: Variant, of: (load: Load) => number) => median((loads.get(variant) ?? []).map(of));
  const paint = (variant: Variant) => middle(variant, ({ firstPaint }) => firstPaint);
  const bare = paint('without script and fonts');
  const figure = (what: string, value: number, rest: Pick<Figure, 'unit' | 'atMost'>): Figure => ({
    of: path,
    what,
    value: Math.round(value * 100) / 100,
    ...rest,
  });
  const ms = (what: string, value: number, atMost?: number) =>
    figure(what, Math.round(value), { unit: 'ms', ...(atMost === undefined ? {} : { atMost }) });
  return [
    ms('first paint', paint('whole')),
    ms('  without script', paint('without script')),
    ms('  without script and fonts', bare),
    figure('  ratio to the last', paint('whole') / bare, { unit: '', atMost: 1.05 }),
    ms(
      'largest paint',
      middle('whole', ({ largestPaint }) => largestPaint),
    ),
    figure(
      '  ratio',
      middle('whole', ({ largestPaint }) => largestPaint) /
        middle('without script and fonts', ({ largestPaint }) => largestPaint),
      { unit: '', atMost: 1.05 },
    ),
    ms('menu open', median(menus)),
    figure('  ratio to first paint without script and fonts', median(menus) / bare, {
      unit: '',
      atMost: 1.2,
    }),
    ms('slowest answer while loading', median(answers), 100),
    ms(
      'above 50 ms, in all',
      middle('whole', ({ tasks }) => over50(tasks)),
    ),
    ms(
      'longest task',
      middle('whole', ({ tasks }) => longest(tasks)),
      50,
    ),
    figure(
      'layout shift (no local fonts here)',
      middle('whole', ({ layoutShift }) => layoutShift),
      { unit: '' },
    ),
    figure('received until rest', middle('whole', ({ bytes }) => bytes) / 1000, { unit: 'kB' }),
  ];
}

/**
 * First loads on a cheap phone (processor four times slower, slow 4G, HTTP/2), each beside two control pages in the
 * same run: the same page without script, and without script and web fonts. Ratios hold on any machine; ms do not.
 * Layout shift is what it is at worst: the test browser has none of the local fonts that take the room of the web fonts
 * while these load.
 */
export async function measureLoads(
  browser: Browser,
  origin: string,
  runs: number,
  pages: readonly string[] = LOAD_PAGES,
): Promise<Figure[]> {
  const servers = await Promise.all(VARIANTS.map((variant) => serveVariant(origin, variant)));
  const origins = new Map(VARIANTS.map((variant, index) => [variant, servers[index]?.origin ?? '']));
  try {
    const figures: Figure[] = [];
    for (const path of pages) figures.push(...(await measurePage(browser, origins, path, runs)));
    return figures;
  } finally {
    for (const { close } of servers) close();
  }
}
