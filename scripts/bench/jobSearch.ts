import type { Page } from 'playwright-core';
import type { PageData } from '../../src/content/pageData';
import type { BlockView } from '../../src/content/view';
import type { Figure } from './figures';
import { round } from './keyCosts';
import { type ManyJobs, manyJobs } from './manyJobs';
import { measureSearchBox } from './searchBox';

/** What a key press may cost at most (ms of script), whatever the processor. */
const LIMIT_MS = 16;

const JOBS = 500;
const INDEX_KB = 50;

/** Exact hits, several words, synonyms, nothing, misspellings; each letter is one key press, and so is each way back. */
const QUERIES = ['projektleitung wien', 'homeoffice texten', 'zeppelin', 'praktikmu', 'e'];

/** The list, whose rows show what was found. */
const LIST = 'main ul:has(> li[data-job])';

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

/** Opens the list of many jobs and waits until its words are there. @throws when it does not appear */
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
