import type { Page } from 'playwright-core';
import type { PageData } from '../../src/content/pageData';
import type { BlockView } from '../../src/content/view';
import type { Figure } from './figures';
import { metricsOf, round } from './keyCosts';
import { type ManyPages, manyPages } from './manyPages';
import { measureSearchBox } from './searchBox';

/** Limit of a key press, ms of script, at any processor speed. */
const LIMIT_MS = 50;

const DOCUMENTS = 10_000;
const INDEX_KB = 300;

/** Several words, a misspelling, no match, and a letter found on most pages; each letter is one key press. */
const QUERIES = ['kampagne wien', 'kampange', 'zeppelin', 'e'];

/** The element that shows the results, or the index without a query. */
const LIST = 'main:has([type=search])';

type SearchBlock = Extract<BlockView, { type: 'siteSearch' }>;

/** Longer than creating the search index takes on the slower processor, ms. */
const MADE_MS = 2000;

/**
 * Opens the search page with the words of many pages and has its search created.
 * @returns script time of this, ms
 * @throws if it has no search
 */
async function openSearch(
  page: Page,
  origin: string,
  { words }: ManyPages,
  throttling: number,
): Promise<number> {
  const data = (await (
    await page.request.get(`${origin}/page-data/suche/page-data.json`)
  ).json()) as PageData;
  const block =
    data.template === 'generic'
      ? data.content.blocks.find((one): one is SearchBlock => one.type === 'siteSearch')
      : undefined;
  if (!block) throw new Error('The page /suche/ has no search.');
  const address = `**/page-data/sq/d/${block.words}.json`;
  await page.route(address, (route) => route.fulfill({ body: words, contentType: 'application/json' }));
  await page.goto(`${origin}/suche/`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  const before = await metricsOf(session);
  const arrived = page.waitForResponse(address);
  await page.getByRole('searchbox').focus();
  await arrived;
  await page.waitForTimeout(MADE_MS);
  const { script } = await metricsOf(session);
  await session.detach();
  return script - before.script;
}

/**
 * Creates the search of a site with 10,000 additional files, opens it in a browser, types into its box and measures
 * each key press, at each processor speed.
 * @throws if the search does not appear
 */
export async function measureSiteSearch(
  root: string,
  origin: string,
  throttlings: readonly number[],
): Promise<Figure[]> {
  const many = await manyPages(root, DOCUMENTS);
  const figures: Figure[] = [
    { of: 'content step', what: 'from nothing', value: Math.round(many.seconds.first * 1000), unit: 'ms' },
    { of: 'content step', what: 'nothing changed', value: Math.round(many.seconds.again * 1000), unit: 'ms' },
    { of: 'words', what: 'German pages', value: many.pages, unit: '' },
    { of: 'words', what: 'uncompressed', value: round(many.words.length / 1000), unit: 'kB' },
    { of: 'words', what: 'Brotli', value: round(many.wordBytes / 1000), unit: 'kB', atMost: INDEX_KB },
  ];
  const keys = await measureSearchBox(root, throttlings, {
    queries: QUERIES,
    list: LIST,
    limitMs: LIMIT_MS,
    open: async (page, throttling) => {
      const script = await openSearch(page, origin, many, throttling);
      return [
        { of: `at ${throttling}×`, what: 'script until search is ready', value: round(script), unit: 'ms' },
      ];
    },
  });
  return [...figures, ...keys];
}
