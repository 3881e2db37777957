// Covers src/early, src/entry.early.ts, src/entry.client.tsx, src/sections/JobSearch, src/sections/ListFilter, src/sections/SiteSearch, src/components/SearchField, src/document.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { changeMarkup, FOREIGN_CODE, RENDERED_ANEW } from '../helpers/foreignMarkup';
import { rowLinks, untilRows } from '../helpers/jobList';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated, type Visit } from '../helpers/visit';

const site = siteInBrowser();

const OPTIONS: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
};

/** Addresses of all script files but the early one. */
const APP_SCRIPTS = /\/assets\/(?!early\.)[^/]+\.js$/;

/** The file that finds jobs by words. */
const WORD_SEARCH = /\/assets\/fetchJobWords\.[^/]+\.js$/;

/** Holds files back; returns what has them arrive. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let arrive = () => {};
  const mayCome = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(files, async (route) => {
    await mayCome;
    await route.continue();
  });
  return arrive;
}

/**
 * Opens a page whose script files, except the early one, are held back until `arrive` is called.
 * @param code foreign code that changes the markup
 */
async function openSlowly(path: string, code?: () => void): Promise<Visit & { arrive: () => void }> {
  const visit = await site.visit(OPTIONS);
  if (code) await changeMarkup(visit.page, code);
  const arrive = await holdBack(visit.page, APP_SCRIPTS);
  await visit.page.goto(site.url() + path, { waitUntil: 'commit' });
  await visit.page.waitForFunction(() => 'early' in window && document.querySelector('footer') !== null);
  return { ...visit, arrive };
}

/** Records every text of the headline from now on. */
async function watchHeadline(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    const [title] = document.getElementsByTagName('h1');
    if (!title) return;
    const note = () => {
      const text = title.textContent;
      if (texts.at(-1) !== text) texts.push(text);
    };
    note();
    new MutationObserver(note).observe(title, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts);
}

const headline = (page: Page) => page.locator('h1').innerText();
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click());

it('the job list counts what is typed before React, and React takes it over without another number between', async () => {
  const { page, complaints, arrive, close } = await openSlowly('/jobs/');
  const box = page.getByRole('searchbox');
  await box.focus();
  await page.keyboard.type('zeppelin');
  expect(await headline(page)).toMatch(/^Keine\s+Treffer$/);
  expect(await rowLinks(page).count()).toBe(0);
  await box.fill('');
  expect(await rowLinks(page).count()).toBeGreaterThan(20);
  await box.pressSequentially('train');
  await page.keyboard.press('Enter');
  expect(await headline(page)).toMatch(/^Eine offene\s+Stelle$/);
  expect(await rowLinks(page).count()).toBe(1);
  const texts = await watchHeadline(page);
  arrive();
  await box.pressSequentially('ee', { delay: 20 });
  await untilHydrated(page);
  await page.waitForFunction(() => location.search !== '');
  await page.getByRole('button', { name: 'Suchwörter entfernen: trainee' }).waitFor();
  expect(new URL(page.url()).search).toBe('?q=trainee');
  expect(await box.inputValue()).toBe('trainee');
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  await untilRows(page, 1);
  expect(await texts()).toEqual([expect.stringMatching(/^Eine offene\s+Stelle$/)]);
  // From here on only React handles the input.
  await box.fill('');
  await page.waitForFunction(() => location.search === '');
  expect(await rowLinks(page).count()).toBeGreaterThan(20);
  expect(await headline(page)).toContain(String(await rowLinks(page).count()));
  expect(complaints).toEqual([]);
  await close();
});

it('words that no row shows are found by the whole search, once it is there', async () => {
  const { page, complaints, arrive, close } = await openSlowly('/jobs/');
  await page.getByRole('searchbox').fill('qqq');
  expect(await headline(page)).toMatch(/^Keine\s+Treffer$/);
  arrive();
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'yellow');
  await page.getByText('Keine Ergebnisse. Bitte erweitere deine Filter.').waitFor();
  await page.getByRole('searchbox').fill('entwicklung');
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
  expect(await rowLinks(page).count()).toBeGreaterThan(0);
  expect(await headline(page)).toContain(String(await rowLinks(page).count()));
  expect(complaints).toEqual([]);
  await close();
});

it('filters and order that are chosen before React are chosen after it', async () => {
  const { page, complaints, arrive, close } = await openSlowly('/jobs/');
  for (const _ of [1, 2, 3]) await press(page, 'Filter');
  await page.getByRole('combobox', { name: 'Sortieren' }).selectOption('title');
  arrive();
  await untilHydrated(page);
  await page.waitForFunction(() => location.search === '?sort=title');
  await page.locator('button[aria-expanded=true][aria-controls]').filter({ hasText: 'Filter' }).waitFor();
  await page.getByRole('group', { name: 'Stadt' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Sortieren' }).inputValue()).toBe('title');
  expect(complaints).toEqual([]);
  await close();
});

it('a filter of a list that is chosen before React stands in the address after it', async () => {
  const { page, complaints, arrive, close } = await openSlowly('/news/');
  const option = page.locator('main fieldset input[type=radio]').nth(2);
  await option.evaluate((input: HTMLInputElement) => input.click());
  const chosen = await option.inputValue();
  arrive();
  await untilHydrated(page);
  await page.waitForFunction(() => location.search !== '');
  expect(new URL(page.url()).searchParams.get('filter')).toBe(chosen);
  expect(await option.isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

it('the search of the site takes over what was typed', async () => {
  const { page, complaints, arrive, close } = await openSlowly('/suche/');
  const box = page.getByRole('searchbox');
  await box.fill('plakat');
  arrive();
  await untilHydrated(page);
  await page.waitForFunction(() => location.search === '?q=plakat');
  expect(await box.inputValue()).toBe('plakat');
  await page.locator('main ul a:has(h2)').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it.each(Object.entries(FOREIGN_CODE))(
  'search and filter take over what was typed and chosen, where %s has changed the markup',
  async (_, code) => {
    const jobs = await openSlowly('/jobs/', code);
    const wordsArrive = await holdBack(jobs.page, WORD_SEARCH);
    const box = jobs.page.getByRole('searchbox');
    await box.pressSequentially('train');
    jobs.arrive();
    await box.pressSequentially('ee', { delay: 20 });
    await jobs.page.waitForFunction(() => location.search === '?q=trainee');
    await untilRows(jobs.page, 1);
    expect(await headline(jobs.page)).toMatch(/^Eine offene\s+Stelle$/);
    wordsArrive();
    await jobs.page.getByRole('button', { name: 'Suchwörter entfernen: trainee' }).waitFor();
    await untilRows(jobs.page, 1);
    expect(await headline(jobs.page)).toMatch(/^Eine offene\s+Stelle$/);
    expect(jobs.complaints).toEqual([RENDERED_ANEW]);
    await jobs.close();

    const news = await openSlowly('/news/', code);
    const option = news.page.locator('main fieldset input[type=radio]').nth(2);
    await option.evaluate((input: HTMLInputElement) => input.click());
    news.arrive();
    await news.page.waitForFunction(() => location.search !== '');
    expect(await option.isChecked()).toBe(true);
    expect(news.complaints).toEqual([RENDERED_ANEW]);
    await news.close();
  },
);

it('a film that is asked for before React opens above the page, once', async () => {
  const { page, complaints, arrive, close } = await openSlowly('/broadcast/');
  await page.locator('main figure > a[data-cursor="play"]').first().click();
  arrive();
  await page.locator('dialog[open]').waitFor();
  await untilHydrated(page);
  expect(await page.locator('dialog[open]').count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/broadcast/');
  await page.keyboard.press('Escape');
  await page.locator('dialog video').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

it('where the scripts cannot be loaded, what was kept is the browser’s again', async () => {
  const { page, close } = await site.visit(OPTIONS);
  await page.route(APP_SCRIPTS, (route) => route.abort());
  await page.goto(`${site.url()}/broadcast/`);
  await page.waitForFunction(() => 'early' in window);
  await page.locator('main figure > a[data-cursor="play"]').first().click();
  await page.waitForURL(/\/assets\/.*\.(webm|mp4)$/);
  expect(await page.locator('dialog').count()).toBe(0);
  await close();
});

it('of letters and presses every 100 ms from the first paint on, on a slow processor, none is lost and none counts twice', async () => {
  const { page, complaints, close } = await site.visit(OPTIONS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    let count = 0;
    const word = 'trainee';
    const step = () => {
      const box = document.querySelector<HTMLInputElement>('main input[type=search]');
      const filters = [...document.querySelectorAll<HTMLElement>('main button[aria-expanded]')].find(
        (button) => button.textContent.startsWith('Filter'),
      );
      if (!box || !filters) return;
      if (count === 0) box.focus();
      const letter = word[count];
      if (letter !== undefined) document.execCommand('insertText', false, letter);
      // Fifteen clicks, an odd number, the last ones long after the last letter.
      filters.click();
      count += 1;
      if (count === 15) Object.assign(window, { isDone: true });
      else setTimeout(step, 100);
    };
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) step();
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(`${site.url()}/jobs/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isDone' in window);
  await untilHydrated(page);
  await page.waitForFunction(() => location.search === '?q=trainee');
  expect(await page.getByRole('searchbox').inputValue()).toBe('trainee');
  await untilRows(page, 1);
  expect(await headline(page)).toMatch(/^Eine offene\s+Stelle$/);
  await page.getByRole('group', { name: 'Stadt' }).waitFor();
  const filters = page.locator('main button[aria-expanded]').filter({ hasText: 'Filter' });
  expect(await filters.first().getAttribute('aria-expanded')).toBe('true');
  expect(complaints).toEqual([]);
  await close();
});
