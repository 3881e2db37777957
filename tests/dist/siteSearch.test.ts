// Covers src/sections/SiteSearch, src/lib, scripts/content/resolve, content-json.
import type { Page } from 'playwright-core';
import type { QueryData } from '../../src/content/pageData';
import { createSiteSearch } from '../../src/sections/SiteSearch/fetchSiteSearch';
import relevance from '../data/siteRelevance.json';
import { axeFaults } from '../helpers/axe';
import { distFiles, jsonOf, languageOf } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

/** The search index of a language, created as in the browser. */
function searchOf(locale: string) {
  const queries = distFiles
    .filter((file) => file.startsWith('page-data/sq/d/') && file.endsWith('.json'))
    .map((file) => jsonOf<QueryData>(file));
  const words = queries.find((data) => data.query === 'siteWords' && data.locale === locale);
  if (words?.query !== 'siteWords') throw new Error(`There are no words in "${locale}".`);
  return createSiteSearch(words.data);
}

const foundOn = (page: Page): Promise<string[]> =>
  page
    .locator('main ul a:has(h2)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

it.each(Object.entries(relevance))('finds what is meant among the first three (%s)', (locale, queries) => {
  const search = searchOf(locale);
  const missed = queries.filter(([query = '', wanted = '']) => {
    const first = search(query).pages.slice(0, 3);
    return !first.some(({ href }) => (wanted.endsWith('-') ? href.startsWith(wanted) : href === wanted));
  });
  const shown = missed.map(([query = '']) => [
    query,
    search(query)
      .pages.slice(0, 3)
      .map(({ href }) => href),
  ]);
  expect(shown).toEqual([]);
});

it.each(['/suche/', '/en/search/'])('%s lists every page of its language without script', async (path) => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(site.url() + path);
  expect(await page.locator('[type=search]').isVisible()).toBe(false);
  const listed = await page
    .locator('main ul a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const sitemap = await (await page.request.get(`${site.url()}/sitemap.xml`)).text();
  const known = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, found = '']) => found);
  const own = known.filter((found) => languageOf(found) === languageOf(path) && found !== path);
  expect(own.length).toBeGreaterThan(50);
  expect(listed.toSorted()).toEqual(own.toSorted());
  await close();
});

it.each([
  ['/suche/?q=klang', 1280, 720],
  ['/suche/?q=klang', 360, 740],
  ['/en/search/?q=sound', 1280, 720],
  ['/en/search/?q=sound', 360, 740],
])(
  '%s shows its field and the first result on the first screen of %i × %i px',
  async (path, width, height) => {
    const { page, close } = await site.visit({ viewport: { width, height } });
    await page.goto(site.url() + path);
    const first = page.locator('main ul a:has(h2)').first();
    await first.waitFor();
    const [field, result] = [await page.getByRole('searchbox').boundingBox(), await first.boundingBox()];
    expect(field?.y).toBeLessThan(0.66 * height);
    expect((result?.y ?? Infinity) + 40).toBeLessThan(height);
    await close();
  },
);

it('loads its words at the first sign, finds by keyboard, and keeps what was found over Back and reload', async () => {
  const { page, complaints, close } = await site.visit({ bypassCSP: true });
  const words: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/page-data/sq/d/') && (await response.text()).includes('"siteWords"'))
      words.push(response.url());
  });
  await page.goto(`${site.url()}/suche/`);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(words).toEqual([]);

  await page.getByRole('searchbox').press('d');
  await page.keyboard.type('sgvo');
  await page.waitForURL('**/suche/?q=dsgvo');
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ Seiten?$/ })
    .waitFor();
  const found = await foundOn(page);
  expect(found[0]).toBe('/data-privacy/');
  expect(words).toHaveLength(1);
  expect(await axeFaults(page, { within: 'main' })).toEqual([]);

  await page.locator('main ul a:has(h2)').first().press('Enter');
  await page.waitForURL('**/data-privacy/');
  await page.goBack();
  await page.waitForURL('**/suche/?q=dsgvo');
  await page.locator('main ul a:has(h2)').first().waitFor();
  expect(await foundOn(page)).toEqual(found);
  await page.reload();
  await page.locator('main ul a:has(h2)').first().waitFor();
  expect(await foundOn(page)).toEqual(found);

  await page.getByRole('button', { name: 'Suche leeren' }).press('Enter');
  await page.getByRole('heading', { name: 'Die Gruppe' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

it('says so where the words cannot be loaded, and tries again', async () => {
  const { page, close } = await site.visit();
  let isBroken = true;
  await page.route('**/page-data/sq/d/*.json', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(`${site.url()}/en/search/`);
  await untilHydrated(page);
  await page.getByRole('searchbox').fill('vienna');
  await page.getByText('The search is not loading. All pages are listed below.').waitFor({ timeout: 60_000 });
  expect(await page.getByRole('heading', { name: 'Houses' }).isVisible()).toBe(true);
  isBroken = false;
  await page.getByRole('searchbox').press('Enter');
  await page.locator('main ul a:has(h2)').first().waitFor({ timeout: 60_000 });
  expect(await foundOn(page)).toContain('/en/locations/vienna/');
  await close();
});

it('has the description of a page below its title at 768 px, not in a narrow column beside it', async () => {
  const { page, close } = await site.visit({ viewport: { width: 768, height: 900 } });
  await page.goto(`${site.url()}/suche/?q=berlin`);
  await untilHydrated(page);
  const hit = page.locator('main ul a:has(h2)').first();
  const title = await hit.locator('h2').boundingBox();
  const words = await hit.locator('p').boundingBox();
  expect(words?.x).toBe(title?.x);
  expect(words?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  await close();
});
