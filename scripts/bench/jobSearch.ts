import type { Page } from 'playwright-core';
import type { PageData } from '../../src/content/pageData';
import type { BlockView } from '../../src/content/view';
import type { Figure } from './figures';
import { round } from './keyCosts';
import { type ManyJobs, manyJobs } from './manyJobs';
import { measureSearchBox } from './searchBox';

/** Limit of a key press, ms of script, at any processor speed. */
const LIMIT_MS = 16;

const JOBS = 500;
const INDEX_KB = 50;

/** Exact matches, several words, synonyms, no match, misspellings; each query is typed and deleted key by key. */
const QUERIES = ['projektleitung wien', 'homeoffice texten', 'zeppelin', 'praktikmu', 'e'];

/** The job list, whose rows show the results. */
const LIST = 'main ul:has(> li[data-job])';

type JobList = Extract<BlockView, { type: 'jobList' }>;

const listOf = (page: PageData): JobList | undefined =>
  page.template === 'generic'
    ? page.content.blocks.find((block): block is JobList => block.type === 'jobList')
    : undefined;

/** Returns the built page with its list replaced by that of many jobs. */
function withManyJobs(page: PageData, { page: other }: ManyJobs): PageData {
  const list = listOf(other);
  if (page.template !== 'generic' || !list) return page;
  const blocks = page.content.blocks.map((block) => (block.type === 'jobList' ? list : block));
  return { ...page, content: { ...page.content, blocks } };
}

/** Opens the list of many jobs and waits for its words. @throws if it does not appear */
async function openList(page: Page, origin: string, jobs: ManyJobs): Promise<void> {
  const hash = listOf(jobs.page)?.words;
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
}

/**
 * Opens a list of 500 jobs in a browser, types into its search box and measures each key press, at each processor
 * speed.
 * @throws if the list does not appear
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
  const keys = await measureSearchBox(root, throttlings, {
    queries: QUERIES,
    list: LIST,
    limitMs: LIMIT_MS,
    open: async (page) => {
      await openList(page, origin, jobs);
      return [];
    },
  });
  return [...figures, ...keys];
}
