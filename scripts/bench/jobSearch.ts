import type { CDPSession, Page } from 'playwright-core';
import type { PageData } from '../../src/content/pageData';
import type { JobRowView } from '../../src/content/view';
import { launchBrowser } from '../browser/launchBrowser';
import { type Figure, median } from './figures';

/** What a key press may cost at most (ms of script), by how many times slower the processor is made. */
const LIMITS_MS: Readonly<Record<number, number>> = { 1: 16, 4: 50 };

const JOBS = 500;

/** Exact hits, several words, nothing, misspellings; each letter is one key press, and so is each way back. */
const QUERIES = ['projektleitung wien', 'zeppelin', 'praktikmu', 'e'];

/** Longer than the rest before the list filters. */
const SETTLE_MS = 260;

/** The list repeated until it has 500 rows, each with words of its own. */
function multiplied(items: readonly JobRowView[]): JobRowView[] {
  return Array.from({ length: JOBS }, (_, position) => {
    const job = items[position % items.length] as JobRowView;
    const round = Math.floor(position / items.length);
    return {
      ...job,
      id: `${round}${job.id}`,
      href: `/jobs/stelle-${round}-${job.id}/`,
      title: `${job.title} ${round}`,
    };
  });
}

function withManyJobs(page: PageData): PageData {
  if (page.template !== 'generic') return page;
  const blocks = page.content.blocks.map((block) =>
    block.type === 'jobList' ? { ...block, items: multiplied(block.items) } : block,
  );
  return { ...page, content: { ...page.content, blocks } };
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}

async function costOf(page: Page, session: CDPSession, key: string): Promise<number> {
  const before = await scriptMs(session);
  await page.keyboard.press(key);
  await page.waitForTimeout(SETTLE_MS);
  return (await scriptMs(session)) - before;
}

/**
 * Opens the job list with 500 jobs in a browser, types in its search box and measures the script behind each key.
 * @throws when the list does not appear
 */
export async function measureJobSearch(root: string, origin: string, throttling: number): Promise<Figure[]> {
  const browser = await launchBrowser(root);
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      // It would answer for the many jobs with the real ones.
      serviceWorkers: 'block',
    });
    await page.route('**/page-data/jobs/page-data.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: withManyJobs((await answer.json()) as PageData) });
    });
    await page.goto(`${origin}/presse/`, { waitUntil: 'networkidle' });
    await page.locator('header').getByRole('link', { name: 'Jobs' }).first().click();
    await page.locator('h1', { hasText: String(JOBS) }).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    await page.getByRole('searchbox').focus();
    const costs: number[] = [];
    for (const query of QUERIES) {
      for (const letter of query) costs.push(await costOf(page, session, letter));
      for (let left = query.length; left > 0; left -= 1) costs.push(await costOf(page, session, 'Backspace'));
    }
    const round = (value: number) => Math.round(value * 10) / 10;
    const atMost = LIMITS_MS[throttling];
    const shared = {
      of: `at ${throttling}×`,
      unit: 'ms',
      ...(atMost === undefined ? {} : { atMost }),
    } as const;
    return [
      { ...shared, what: 'script of a key press', value: round(median(costs)) },
      { ...shared, what: 'the dearest one', value: round(Math.max(...costs)) },
    ];
  } finally {
    await browser.close();
  }
}
