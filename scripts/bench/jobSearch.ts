import type { CDPSession, Page } from 'playwright-core';
import type { PageData } from '../../src/content/pageData';
import type { JobRowView } from '../../src/content/view';
import { launchBrowser } from '../browser/launchBrowser';

/** Milliseconds of script that key presses in the search box cost. */
export interface KeyPressCost {
  /** How many times slower the processor was made. */
  throttling: number;
  jobs: number;
  median: number;
  max: number;
}

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
export async function measureJobSearch(
  root: string,
  origin: string,
  throttling: number,
): Promise<KeyPressCost> {
  const browser = await launchBrowser(root);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
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
    costs.sort((a, b) => a - b);
    const round = (value: number | undefined) => Math.round((value ?? 0) * 10) / 10;
    return { throttling, jobs: JOBS, median: round(costs[costs.length >> 1]), max: round(costs.at(-1)) };
  } finally {
    await browser.close();
  }
}
