import type { BrowserContextOptions, Page } from 'playwright-core';
import { CURTAIN_IN_MS, CURTAIN_OUT_MS } from '../../src/config/timers';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated, type Visit } from '../helpers/visit';

const site = siteInBrowser();

/** What the page noted each time the curtain changed. */
interface Phase {
  state: string;
  title: string;
  isMainInert: boolean;
  /** Place on the page in px. */
  scrollY: number;
  /** Length in ms and colour of each sheet's animation. */
  sheets: { duration: number; color: string }[];
}

async function open(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await site.visit({ viewport: { width: 1280, height: 900 }, ...options });
  await visit.page.goto(site.url() + path);
  await untilHydrated(visit.page);
  // The frame's later parts, the curtain among them, and the journey that drives it.
  await visit.page.locator('[data-sheet]').first().waitFor({ state: 'attached' });
  await visit.page.waitForFunction(() => history.scrollRestoration === 'manual');
  await visit.page.evaluate(() => {
    const phases: unknown[] = [];
    Object.assign(window, { phases });
    new MutationObserver(() => {
      const sheets = [...document.querySelectorAll<HTMLElement>('[data-sheet]')];
      phases.push({
        state: document.documentElement.dataset['curtain'],
        title: document.title,
        isMainInert: document.querySelector('main')?.inert,
        scrollY: window.scrollY,
        sheets: sheets.flatMap((sheet) =>
          sheet.getAnimations().map((animation) => ({
            duration: animation.effect?.getTiming().duration,
            color: getComputedStyle(sheet).backgroundColor,
          })),
        ),
      });
    }).observe(document.documentElement, { attributeFilter: ['data-curtain'] });
  });
  return visit;
}

const phasesOf = (page: Page) => page.evaluate(() => (window as unknown as { phases: Phase[] }).phases);
/** Where on the page each opening of the curtain began. */
const revealedAt = async (page: Page) =>
  (await phasesOf(page)).filter(({ state }) => state === 'revealing').map(({ scrollY }) => scrollY);
const curtain = (page: Page) => page.evaluate(() => document.documentElement.dataset['curtain']);
const isIdle = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['curtain'] === 'idle');
const isIn = (page: Page, state: string) =>
  page.waitForFunction((wanted) => document.documentElement.dataset['curtain'] === wanted, state);
/** A click that does not ask whether anything lies above the link. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);
const untilTitle = (page: Page, word: string) =>
  page.waitForFunction((text) => document.title.includes(text), word);

/** Keeps requests from being answered until the returned function is called. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe('the curtain', () => {
  it('covers and reveals in one animation of 550 ms per sheet and phase, and the page changes only below it', async () => {
    const { page, complaints, close } = await open('/');
    const before = await page.title();
    await follow(page, '/jobs/');
    await untilTitle(page, 'Jobs');
    await isIdle(page);
    const phases = await phasesOf(page);
    expect(phases.map(({ state }) => state)).toEqual(['covering', 'covered', 'revealing', 'idle']);
    const [covering, covered, revealing, idle] = phases;
    const inks = ['rgb(41, 172, 227)', 'rgb(191, 208, 43)', 'rgb(255, 237, 0)'];
    expect(covering?.sheets).toEqual(inks.map((color) => ({ duration: CURTAIN_IN_MS, color })));
    expect(revealing?.sheets).toEqual(inks.map((color) => ({ duration: CURTAIN_OUT_MS, color })));
    expect(idle?.sheets).toEqual([]);
    expect([covering?.title, covered?.title]).toEqual([before, before]);
    expect(revealing?.title).toContain('Jobs');
    expect(revealing?.isMainInert).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  it('has one headline in the document at any time, though the next page is drawn while it rises', async () => {
    const { page, close } = await open('/');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const note = () => {
        const headlines = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
        const entry = `${document.documentElement.dataset['curtain']}: ${headlines.join(' and ')}`;
        if (entry !== seen.at(-1)) seen.push(entry);
      };
      new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
    });
    const headline = () => page.evaluate(() => String(document.querySelector('h1')?.textContent));
    const before = await headline();
    await follow(page, '/about/');
    await untilTitle(page, 'Agentur');
    await isIdle(page);
    const after = await headline();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const swap = seen.findIndex((entry) => !entry.includes(before));
    expect(seen[swap]).toBe(`covered: ${after}`);
    expect(seen.slice(0, swap)).toEqual(expect.arrayContaining([`covering: ${before}`]));
    expect(seen.filter((entry) => entry.includes(' and '))).toEqual([]);
    expect(after).not.toBe(before);
    await close();
  }, 60_000);

  it('hides the whole screen when it is closed, and is nobody’s to touch or to hear', async () => {
    const { page, close } = await open('/');
    const release = await holdBack(page, '**/page-data/jobs/page-data.json');
    await follow(page, '/jobs/');
    await isIn(page, 'covered');
    const facts = await page.evaluate(() => {
      const sheet = document.querySelector('[data-sheet=yellow]');
      const box = sheet?.getBoundingClientRect();
      const holder = sheet?.parentElement;
      return {
        box: [box?.left, box?.top, box?.width, box?.height].map((value) => Math.round(value ?? Number.NaN)),
        isHeard: holder?.getAttribute('aria-hidden'),
        touch: holder && getComputedStyle(holder).pointerEvents,
        inert: [...document.querySelectorAll('header, main, footer')].map(
          (part) => (part as HTMLElement).inert,
        ),
      };
    });
    expect(facts).toEqual({
      box: [0, 0, 1280, 900],
      isHeard: 'true',
      touch: 'none',
      inert: [true, true, true],
    });
    release();
    await untilTitle(page, 'Jobs');
    await isIdle(page);
    const inert = await page.evaluate(() => document.querySelectorAll('[inert]').length);
    expect(inert).toBe(0);
    await close();
  }, 60_000);

  it('ends on the page that was chosen last, of two chosen within 200 ms', async () => {
    const { page, complaints, close } = await open('/');
    await page.evaluate(() => {
      const click = (href: string) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
      click('/news/');
      setTimeout(() => click('/jobs/'), 150);
    });
    await untilTitle(page, 'Jobs');
    await isIdle(page);
    await eventually(() => new URL(page.url()).pathname, '/jobs/');
    const phases = await phasesOf(page);
    expect(phases.map(({ state }) => state)).toEqual(['covering', 'covered', 'revealing', 'idle']);
    expect(phases.some(({ title }) => title.startsWith('News'))).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  it('covers again without a jump when another page is chosen while it opens', async () => {
    const { page, close } = await open('/');
    const { before, after } = await page.evaluate(async () => {
      const click = (href: string) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
      const until = (state: string) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (document.documentElement.dataset['curtain'] !== state) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(document.documentElement, { attributeFilter: ['data-curtain'] });
        });
      const revealing = until('revealing');
      click('/news/');
      await revealing;
      const sheet = document.querySelector('[data-sheet=lime]') as HTMLElement;
      const animations = [...document.querySelectorAll('[data-sheet]')].flatMap((each) =>
        each.getAnimations(),
      );
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = 300;
      }
      const y = () => Math.round(sheet.getBoundingClientRect().top);
      const from = y();
      const covering = until('covering');
      click('/jobs/');
      await covering;
      const [again] = sheet.getAnimations();
      again?.pause();
      if (again) again.currentTime = 0;
      const to = y();
      again?.play();
      return { before: from, after: to };
    });
    expect(before).toBeLessThan(0);
    expect(after).toBe(before);
    await untilTitle(page, 'Jobs');
    await isIdle(page);
    await close();
  }, 60_000);

  it('ends where Back leads when that is pressed half way', async () => {
    const { page, close } = await open('/news/');
    await page.evaluate(() => window.scrollTo(0, 400));
    await follow(page, '/jobs/');
    await isIn(page, 'covering');
    await page.evaluate(() => history.back());
    await isIdle(page);
    await eventually(() => new URL(page.url()).pathname, '/news/');
    await untilTitle(page, 'News');
    await eventually(() => page.evaluate(() => window.scrollY), 400);
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false);
    await close();
  }, 60_000);

  it('does not come for visitors who asked for less motion', async () => {
    const { page, close } = await open('/', { reducedMotion: 'reduce' });
    await follow(page, '/jobs/');
    await untilTitle(page, 'Jobs');
    await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'H1');
    expect(await phasesOf(page)).toEqual([]);
    await close();
  }, 60_000);

  it('does not come for a place on the same page, a query or the page itself', async () => {
    const { page, close } = await open('/data-privacy/');
    await page.locator('main nav a[href^="#"]').nth(3).click();
    await page.waitForFunction(() => location.hash !== '');
    await follow(page, '/data-privacy/');
    await page.waitForFunction(() => location.hash === '');
    expect(await phasesOf(page)).toEqual([]);
    await close();
  }, 60_000);

  it('shows a strip and says so when a page takes longer than a second, and stops when it is there', async () => {
    const { page, close } = await open('/');
    const release = await holdBack(page, '**/page-data/jobs/page-data.json');
    await follow(page, '/jobs/');
    await page.getByText('Druckt noch …').waitFor({ state: 'attached' });
    expect(await curtain(page)).toBe('covered');
    release();
    await isIdle(page);
    await eventually(() => page.getByText('Druckt noch …').count(), 0);
    await untilTitle(page, 'Jobs');
    await close();
  }, 60_000);
});

describe('the position on a page', () => {
  it('is the same after Back, before the page can be seen', async () => {
    const { page, close } = await open('/news/');
    await page.evaluate(() => window.scrollTo(0, 700));
    await follow(page, '/jobs/');
    await untilTitle(page, 'Jobs');
    await isIdle(page);
    await page.goBack();
    await eventually(() => revealedAt(page), [0, 700]);
    await isIdle(page);
    await page.goForward();
    await eventually(() => revealedAt(page), [0, 700, 0]);
    await close();
  }, 60_000);

  it('is the same after a reload, also of a page reached within the site', async () => {
    const { page, close } = await open('/');
    await follow(page, '/news/');
    await untilTitle(page, 'News');
    await isIdle(page);
    await page.evaluate(() => window.scrollTo(0, 650));
    await page.reload();
    await untilHydrated(page);
    await page.waitForFunction(() => window.scrollY === 650);
    expect(new URL(page.url()).pathname).toBe('/news/');
    await close();
  }, 60_000);
});
