// Covers package.json, src, scripts/parcel.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MEASURED_TEMPLATES, TEMPLATE_PAGES } from '../../scripts/bench/load/templatePages';
import { APPLICATION_PATHS, RESUME } from '../helpers/applicationPages';
import { button, field } from '../helpers/applicationForm';
import { DIST } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { deleteApis, unsupportedApis } from '../helpers/unsupportedApis';
import { untilHydrated, type Visit } from '../helpers/visit';

const site = siteInBrowser();
const missing = unsupportedApis();

/** Opens a page in a browser that has no more than every browser of `browserslist`. */
async function open(address: string): Promise<Visit> {
  const visit = await site.visit();
  await visit.page.addInitScript(deleteApis, missing);
  await visit.page.goto(site.url() + address);
  await untilHydrated(visit.page);
  return visit;
}

/** Messages of a visit, without the browser's own on the error page. */
const faultsOf = ({ complaints }: Visit) => complaints.filter((line) => !line.includes('status of 404'));

it('knows what these browsers lack, as of their oldest versions', () => {
  expect(missing).toEqual(
    expect.arrayContaining(['URL.canParse', 'URLSearchParams.size', 'Window.requestIdleCallback']),
  );
  expect(missing).not.toContain('Array.toSorted');
  expect(missing).not.toContain('Window.fetch');
});

it.each(MEASURED_TEMPLATES)('take over a page of the template %s', async (template) => {
  const visit = await open(TEMPLATE_PAGES[template].de);
  const { page } = visit;
  expect(await page.evaluate(() => 'canParse' in URL || 'requestIdleCallback' in window)).toBe(false);
  expect(await page.locator('h1').first().isVisible()).toBe(true);
  // A page change loads the code that comes after the page.
  await page.locator('footer a[href="/impressum/"], footer a[href="/identify/"]').first().click();
  await page.waitForFunction((before) => location.pathname !== before, TEMPLATE_PAGES[template].de);
  await page.locator('main h1').first().waitFor();
  expect(faultsOf(visit)).toEqual([]);
  await visit.close();
});

it('search the jobs by words and by filter', async () => {
  const visit = await open('/jobs/?q=text:in');
  const { page } = visit;
  const rows = page.locator('main a[href^="/jobs/"][href$="/"]');
  expect(await rows.count()).toBeGreaterThan(1);
  await page.getByRole('searchbox').fill('entwicklung (m/w/d)');
  await page.waitForFunction(() => location.search.includes('entwicklung'));
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByText('Umfang').first().waitFor();
  await page.locator('main output', { hasText: /\d/ }).first().waitFor({ state: 'attached' });
  expect(faultsOf(visit)).toEqual([]);
  await visit.close();
});

it('check an application, and find what is wrong with it', async () => {
  const visit = await open(`${APPLICATION_PATHS.de}?utm_source=linkedin`);
  const { page } = visit;
  await field(page, 'resume').setInputFiles(RESUME);
  await button(page).click();
  await page.locator('[aria-invalid=true]').first().waitFor({ state: 'attached' });
  expect(await field(page, 'channel').inputValue()).toBe('linkedin');
  expect(faultsOf(visit)).toEqual([]);
  await visit.close();
});

it('get scripts that they can read: Safari before 16.4 knows no lookbehind', () => {
  const folders = [DIST, path.join(DIST, 'assets')];
  const scripts = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => path.join(folder, name)),
  );
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
