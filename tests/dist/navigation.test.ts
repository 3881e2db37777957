// Covers src/navigation, src/page-data, src/layout.
import type { Page } from 'playwright-core';
import { pagePaths } from '../helpers/builtSite';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated, type Visit } from '../helpers/visit';

const site = siteInBrowser();

async function open(path: string, options = {}): Promise<Visit> {
  const visit = await site.visit({ viewport: { width: 1280, height: 900 }, ...options });
  await visit.page.goto(site.url() + path);
  await untilHydrated(visit.page);
  return visit;
}

/** A marker that a full page load would remove. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const headline = (page: Page) => page.locator('h1').first();
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

/** Follows the menu's link to the jobs from any scroll position. */
async function goToJobs(page: Page): Promise<void> {
  const menu = page.getByRole('navigation').first();
  await menu.getByRole('link', { name: 'Jobs' }).evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(() => document.title.includes('Jobs'));
}

describe('going from page to page', () => {
  it('swaps the page without loading it anew, with title, focus and scroll', async () => {
    const { page, complaints, close } = await open('/');
    await mark(page);
    // The header disappears on scrolling down and reappears on scrolling up.
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.locator('header[data-hidden=true]').waitFor();
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.locator('header[data-hidden=false]').waitFor();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Jobs' }).click();
    await page.waitForURL('**/jobs/');
    await page.waitForFunction(() => document.title.includes('Jobs'));
    expect(await isSameDocument(page)).toBe(true);
    await eventually(() => headline(page).evaluate((element) => element === document.activeElement), true);
    await eventually(() => scrollY(page), 0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('scrolls to the top of the same page by a link to it', async () => {
    const { page, complaints, close } = await open('/');
    await mark(page);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.waitForFunction(() => window.scrollY === 1500);
    await page
      .locator('header a[href="/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await eventually(() => scrollY(page), 0);
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('returns with Back to where the visitor was', async () => {
    const { page, close } = await open('/news/');
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.waitForFunction(() => window.scrollY === 500);
    await goToJobs(page);
    await page.goBack();
    await page.waitForFunction(() => document.title.includes('News'));
    await eventually(() => scrollY(page), 500);
    await close();
  });

  it('shows the page of the address when Back is pressed before a reloaded page has its script', async () => {
    const { page, close } = await open('/news/');
    await goToJobs(page);
    let deliver = () => {};
    const isReleased = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.title.includes('Jobs'));
    // The entry belongs to the same document: the browser only changes the URL.
    await page.evaluate(() => history.back());
    await page.waitForURL('**/news/', { waitUntil: 'commit' });
    deliver();
    await page.waitForFunction(() => document.title.includes('News'));
    await untilHydrated(page);
    expect(new URL(page.url()).pathname).toBe('/news/');
    await close();
  });

  it('changes the language of the document with the page', async () => {
    const { page, close } = await open('/jobs/');
    await mark(page);
    await page.locator('header a[hreflang=en]').first().click();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await eventually(() => new URL(page.url()).pathname, '/en/jobs/');
    await eventually(() => canonical(page), 'https://www.sff.example/en/jobs/');
    expect(await isSameDocument(page)).toBe(true);
    await close();
  });

  it('shows the 404 page of the language for a page that is gone, at the address asked for', async () => {
    const { page, close } = await open('/en/');
    await page.evaluate(() => {
      history.pushState(null, '', '/en/gone/');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await page.waitForFunction(() => document.title.toLowerCase().includes('not found'));
    await eventually(() => new URL(page.url()).pathname, '/en/gone/');
    await close();
  });

  it('leads an old link to a renamed job to its page', async () => {
    const job = pagePaths.find((path) => /^\/jobs\/[^/]+-\d+\/$/.test(path)) ?? '';
    const id = /-(\d+)\/$/.exec(job)?.[1];
    const { page, close } = await open('/');
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `/jobs/alter-titel-${id}/`);
    await page.waitForURL(`**${job}`);
    await eventually(() => canonical(page), `https://www.sff.example${job}`);
    await close();
  });

  it('is possible with the menu on a phone', async () => {
    const { page, complaints, close } = await open('/', {
      viewport: { width: 360, height: 780 },
      reducedMotion: 'reduce',
    });
    await mark(page);
    const burger = page.locator('header button[aria-expanded]');
    await burger.click();
    await page.locator('[data-state=opened]').waitFor();
    await eventually(() => burger.getAttribute('aria-expanded'), 'true');
    await page.locator('[data-state=opened]').getByRole('link', { name: /^Jobs/ }).click();
    await page.waitForFunction(() => document.title.includes('Jobs'));
    await page.locator('[data-state=closed]').waitFor({ state: 'attached' });
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});
