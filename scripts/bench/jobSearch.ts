import type { Browser, CDPSession, Page } from 'playwright-core';
import type { PageData } from '../../src/content/pageData';
import type { BlockView } from '../../src/content/view';
import { launchBrowser } from '../browser/launchBrowser';
import { type Figure, median } from './figures';
import { type ManyJobs, manyJobs } from './manyJobs';

/** What a key press may cost at most (ms of script), whatever the processor. */
const LIMIT_MS = 16;

const JOBS = 500;
const INDEX_KB = 50;

/** Exact hits, several words, synonyms, nothing, misspellings; each letter is one key press, and so is each way back. */
const QUERIES = ['projektleitung wien', 'homeoffice texten', 'zeppelin', 'praktikmu', 'e'];

/** Longer than the rest before the list filters, and than what follows it. */
const SETTLE_MS = 400;

type JobList = Extract<BlockView, { type: 'jobList' }>;

const listOf = (page: PageData): JobList | undefined =>
  page.template === 'generic'
    ? page.content.blocks.find((block): block is JobList => block.type === 'jobList')
    : undefined;

/** The page as it was built, with the list of many jobs in the place of its own. */
function withManyJobs(page: PageData, { page: other }: ManyJobs): PageData {
  const list = listOf(other);
  if (page.template !== 'generic' || !list) return page;
  const blocks = page.content.blocks.map((block) => (block.type === 'jobList' ? list : block));
  return { ...page, content: { ...page.content, blocks } };
}

/** What a key press took, ms. */
interface Cost {
  /** Script, from the handler of the key to React's last commit. */
  script: number;
  /** Styles and layout after it. */
  layout: number;
  /** From the press until the list was painted, the rest before it filters included; undefined where nothing changed. */
  painted: number | undefined;
}

async function metricsOf(session: CDPSession): Promise<Pick<Cost, 'script' | 'layout'>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
  return { script: ms('ScriptDuration'), layout: ms('LayoutDuration') + ms('RecalcStyleDuration') };
}

/** Runs in the page: notes when a change of the rows has been painted, by the clock of the key press. */
function watchPaints(): void {
  const times = { pressed: 0, painted: 0 };
  Object.assign(window, { keyTimes: times });
  addEventListener(
    'keydown',
    ({ timeStamp }) => Object.assign(times, { pressed: timeStamp, painted: 0 }),
    true,
  );
  const list = document.querySelector('main li[data-job]')?.parentElement;
  if (!list) throw new Error('There is no list of jobs.');
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(times, { painted: performance.now() });
      port2.postMessage(undefined);
    });
  }).observe(list, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] });
}

async function costOf(page: Page, session: CDPSession, key: string): Promise<Cost> {
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

/** Opens the list of many jobs in a browser and waits until its words are there. @throws when it does not appear */
async function openList(browser: Browser, origin: string, jobs: ManyJobs): Promise<Page> {
  const hash = listOf(jobs.page)?.words;
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // It would answer for the many jobs with the real ones.
    serviceWorkers: 'block',
  });
  // esbuild, by which this file runs, names functions with a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.route('**/page-data/jobs/page-data.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: withManyJobs((await answer.json()) as PageData, jobs) });
  });
  await page.route(`**/page-data/sq/d/${hash}.json`, (route) =>
    route.fulfill({ body: jobs.words, contentType: 'application/json' }),
  );
  await page.goto(`${origin}/presse/`, { waitUntil: 'networkidle' });
  await page.locator('header').getByRole('link', { name: 'Jobs' }).first().click();
  await page.locator('h1', { hasText: String(JOBS) }).waitFor();
  const words = page.waitForResponse(`**/page-data/sq/d/${hash}.json`);
  await page.getByRole('searchbox').focus();
  await words;
  await page.waitForLoadState('networkidle');
  return page;
}

async function measureKeys(page: Page, throttling: number): Promise<Cost[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  const costs: Cost[] = [];
  for (const query of QUERIES) {
    for (const letter of query) costs.push(await costOf(page, session, letter));
    for (let left = query.length; left > 0; left -= 1) costs.push(await costOf(page, session, 'Backspace'));
  }
  return costs;
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Opens a list of 500 jobs with their words in a browser, types in its search box and measures what is behind each key,
 * once for each speed of the processor.
 * @throws when the list does not appear
 */
export async function measureJobSearch(
  root: string,
  origin: string,
  throttlings: readonly number[],
): Promise<Figure[]> {
  const jobs = await manyJobs(root, JOBS);
  const figures: Figure[] = [
    { of: 'words', what: 'Brotli', value: round(jobs.wordBytes / 1000), unit: 'kB', atMost: INDEX_KB },
  ];
  const browser = await launchBrowser(root);
  try {
    for (const throttling of throttlings) {
      const page = await openList(browser, origin, jobs);
      await page.evaluate(watchPaints);
      const costs = await measureKeys(page, throttling);
      await page.close();
      const add = (what: string, values: readonly number[], atMost?: number) => {
        const shared = {
          of: `at ${throttling}×`,
          unit: 'ms',
          ...(atMost === undefined ? {} : { atMost }),
        } as const;
        figures.push({ ...shared, what: `${what}, median`, value: round(median(values)) });
        figures.push({ ...shared, what: `${what}, dearest`, value: round(Math.max(...values)) });
      };
      add(
        'script of a key press',
        costs.map(({ script }) => script),
        LIMIT_MS,
      );
      add(
        'its styles and layout',
        costs.map(({ layout }) => layout),
      );
      add(
        'until its result is painted',
        costs.flatMap(({ painted }) => painted ?? []),
      );
    }
  } finally {
    await browser.close();
  }
  return figures;
}
