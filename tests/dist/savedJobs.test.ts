// Covers src/components/JobRow, src/sections/SavedJobs, src/store/jobMemory.ts, src/sections/JobSearch, src/templates, src/forms, src/lib/arrivalChannel.ts.
import type { Page } from 'playwright-core';
import { JOB_MEMORY_KEY } from '../../src/config/jobMemory';
import { button, field, fillIn } from '../helpers/applicationForm';
import { axeFaults } from '../helpers/axe';
import { applicationPath, openJobOf } from '../helpers/applicationPages';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

const WORDS = {
  de: {
    list: '/jobs/',
    saved: '/gemerkt/',
    empty: 'Hier ist nichts gemerkt.',
    all: 'Alles löschen',
    save: / merken$/,
  },
  en: {
    list: '/en/jobs/',
    saved: '/en/saved/',
    empty: 'Nothing is saved here.',
    all: 'Delete everything',
    save: /^Save “/,
  },
} as const;
const SAID = {
  de: {
    again: 'Noch einmal bewerben geht',
    applied: /Beworben am .* 20\d\d · SFF-/,
    keep: 'Suche merken',
    last: /^Letzte Suche: „python“/,
  },
  en: {
    again: 'You can still apply again',
    applied: /Applied on .* 20\d\d · SFF-/,
    keep: 'Remember search',
    last: /^Last search: “python”/,
  },
} as const;

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), JOB_MEMORY_KEY);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url() + path);
  await untilHydrated(page);
}

describe.each(['de', 'en'] as const)('what this device remembers, in %s', (language) => {
  const { list, saved, empty, all, save } = WORDS[language];
  const { again, applied, keep, last } = SAID[language];
  const { id, path } = openJobOf(language);

  it('goes from the bookmark to the application, and is gone when everything is deleted', async () => {
    const visit = await site.visit({
      bypassCSP: true,
      reducedMotion: 'reduce',
      viewport: { width: 360, height: 740 },
    });
    const { page } = visit;
    await open(page, saved);
    await page.getByText(empty).waitFor();
    await open(page, list);
    expect(await stored(page)).toBeNull();
    const bookmark = page.locator(`[data-job="${id}"]`).getByRole('button', { name: save });
    await bookmark.click();
    expect(await bookmark.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await untilHydrated(page);
    await bookmark.and(page.locator('[aria-pressed="true"]')).waitFor();

    await page.locator(`main a[href="${saved}"]`).first().click();
    await page.locator(`main a[href="${path}"]`).click();
    await page.waitForURL((url) => url.pathname === path);
    await page.getByRole('button', { pressed: true }).waitFor();
    await open(page, applicationPath(path));
    await fillIn(page);
    await field(page, 'channel').selectOption('event');
    await button(page).click();
    const note = page.getByRole('switch');
    await note.waitFor();
    expect(await note.isChecked()).toBe(false);
    expect(await stored(page)).not.toContain('SFF-');
    await note.check();
    expect(await stored(page)).toMatch(/"reference":"SFF-/);

    for (const place of [list, path, applicationPath(path), saved]) {
      await open(page, place);
      await page.getByText(applied).first().waitFor();
    }
    await open(page, applicationPath(path));
    await page.getByText(again).waitFor();
    await open(page, saved);
    await page.getByText(applied).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: all }).click();
    await page.getByText(empty).waitFor();
    expect(await stored(page)).toBeNull();
    expect(visit.complaints).toEqual([]);
    expect(visit.foreignRequests).toEqual([]);
    await visit.close();
  });

  it('holds the last search once that is wanted', async () => {
    const visit = await site.visit({ reducedMotion: 'reduce' });
    const { page } = visit;
    await open(page, `${list}?q=python`);
    await page.getByRole('button', { name: keep }).click();
    await open(page, list);
    await page.getByRole('link', { name: last }).click();
    await page.waitForURL(/\?q=python$/);
    await page.getByRole('searchbox').and(page.locator('[value="python"]')).waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  it('offers to keep a search of two words on a phone without widening the page', async () => {
    const visit = await site.visit({
      viewport: { width: 360, height: 740 },
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const { page } = visit;
    await open(page, `${list}?q=${encodeURIComponent('homeoffice texten')}`);
    await page.getByRole('button', { name: keep }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await visit.close();
  });

  it('shows nothing to press without script', async () => {
    const visit = await site.visit({ javaScriptEnabled: false });
    const { page } = visit;
    for (const place of [list, path, saved]) {
      await page.goto(site.url() + place);
      expect(await page.locator('main button[aria-pressed]:visible').count()).toBe(0);
    }
    expect(await page.getByText('JavaScript').isVisible()).toBe(true);
    await visit.close();
  });
});

it('works where the browser keeps nothing, without a word on the console', async () => {
  const { list, saved, empty, all, save } = WORDS.en;
  const { id, path } = openJobOf('en');
  const visit = await site.visit({ reducedMotion: 'reduce' });
  const { page } = visit;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, list);
  const bookmark = page.locator(`[data-job="${id}"]`).getByRole('button', { name: save });
  await bookmark.click();
  await bookmark.and(page.locator('[aria-pressed="true"]')).waitFor();
  await page.locator(`main a[href="${saved}"]`).first().click();
  await page.getByRole('button', { name: all }).waitFor();
  await page.locator(`main a[href="${path}"]`).waitFor();
  await open(page, saved);
  await page.getByText(empty).waitFor();
  await page.getByText('Your browser won’t let us store anything.').waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('says on a first visit what becomes of a list for which there is no room', async () => {
  const { saved, empty } = WORDS.en;
  const { page, close } = await site.visit({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, saved);
  await page.getByText(empty).waitFor();
  const words = page.getByText('If storage is full or blocked, the list lasts until you reload.');
  expect(await words.isVisible()).toBe(true);
  await close();
});

it('the channel of an address reaches the form by click and by plain link, and can be changed', async () => {
  const { list } = WORDS.de;
  const { path } = openJobOf('de');
  const visit = await site.visit({ reducedMotion: 'reduce' });
  const { page } = visit;
  await open(page, `${list}?utm_source=LinkedIn`);
  await page.locator(`main a[href="${path}"]`).click();
  const form = page.locator(`main a[href="${applicationPath(path)}?source=linkedin"]`).first();
  await form.click();
  await field(page, 'channel').and(page.locator('select')).waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLSelectElement>('select[name="channel"]')?.value === 'linkedin',
  );
  await page.reload();
  await untilHydrated(page);
  expect(await field(page, 'channel').inputValue()).toBe('linkedin');
  await field(page, 'channel').selectOption('event');
  expect(await field(page, 'channel').inputValue()).toBe('event');
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain('linkedin');
  expect(visit.complaints).toEqual([]);
  await open(page, `${list}application/initiative/?utm_source=%3Cb%3Ex%00`);
  expect(await field(page, 'channel').inputValue()).toBe('');
  await visit.close();
});

it('sets the reference in one line on every phone', async () => {
  const { page, close } = await site.visit({ reducedMotion: 'reduce' });
  const { id } = openJobOf('de');
  await page.addInitScript(
    ([key, memory]) => localStorage.setItem(key as string, memory as string),
    [
      JOB_MEMORY_KEY,
      JSON.stringify({
        jobs: { [id]: { title: 'x', applied: { day: '2026-09-30', reference: 'SFF-7K3M2-Q9XPA' } } },
      }),
    ],
  );
  for (const path of ['/jobs/', '/gemerkt/', openJobOf('de').path]) {
    await open(page, path);
    const reference = page.getByText('SFF-7K3M2-Q9XPA', { exact: true });
    await reference.waitFor();
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 740 });
      const lines = await reference.evaluate((element) => element.getClientRects().length);
      expect([path, width, lines]).toEqual([path, width, 1]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
  await close();
});

it('the arrow of a row stands beside what saves the job, on large screens, too', async () => {
  const { page, close } = await site.visit({ reducedMotion: 'reduce' });
  const { id, path } = openJobOf('de');
  await page.addInitScript(
    ([key, memory]) => localStorage.setItem(key as string, memory as string),
    [JOB_MEMORY_KEY, JSON.stringify({ jobs: { [id]: { title: 'x', savedOn: '2026-11-20' } } })],
  );
  for (const list of ['/jobs/', '/gemerkt/']) {
    await open(page, list);
    const row = page.locator('main [data-action]').filter({ has: page.locator(`a[href="${path}"]`) });
    const boxOf = (selector: string) =>
      row.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    for (const width of [1280, 2000]) {
      await page.setViewportSize({ width, height: 740 });
      const [arrow, bookmark, link] = [
        await boxOf('[data-row="arrow"]'),
        await boxOf('button'),
        await boxOf('a'),
      ];
      expect(arrow.width).toBeGreaterThan(0);
      expect(arrow.right).toBeLessThanOrEqual(bookmark.left);
      expect(Math.abs((arrow.top + arrow.bottom - link.top - link.bottom) / 2)).toBeLessThan(4);
    }
  }
  await close();
});
