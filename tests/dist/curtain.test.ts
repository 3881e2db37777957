// Covers src/navigation, src/layout, src/page-data.
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { CURTAIN_IN_MS, CURTAIN_OUT_MS } from '../../src/config/timers';
import { curtain, follow, untilIdle, untilIn, openWatched, phasesOf, untilTitle } from '../helpers/curtain';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';

const site = siteInBrowser();
const open = (path: string, options: BrowserContextOptions = {}) => openWatched(site, path, options);

/** Colours of the top rows of the screen, as red, green and blue. */
async function colorsOfTop(page: Page): Promise<string[]> {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 8 } });
  const data = await sharp(picture).ensureAlpha().raw().toBuffer();
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 4) colors.add(data.subarray(at, at + 3).join(' '));
  return [...colors];
}

/** Holds back requests until the returned function is called. */
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
    await untilIdle(page);
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
  });

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
    await untilIdle(page);
    const after = await headline();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const swap = seen.findIndex((entry) => !entry.includes(before));
    expect(seen[swap]).toBe(`covered: ${after}`);
    expect(seen.slice(0, swap)).toEqual(expect.arrayContaining([`covering: ${before}`]));
    expect(seen.filter((entry) => entry.includes(' and '))).toEqual([]);
    expect(after).not.toBe(before);
    await close();
  });

  it('hides the whole screen when it is closed, and is nobody’s to touch or to hear', async () => {
    const { page, close } = await open('/');
    const release = await holdBack(page, '**/page-data/jobs/page-data.json');
    await follow(page, '/jobs/');
    await untilIn(page, 'covered');
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
    await untilIdle(page);
    const inert = await page.evaluate(() => document.querySelectorAll('[inert]').length);
    expect(inert).toBe(0);
    await close();
  });

  it('ends on the page that was chosen last, of two chosen within 200 ms', async () => {
    const { page, complaints, close } = await open('/');
    await page.evaluate(() => {
      const click = (href: string) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
      click('/news/');
      setTimeout(() => click('/jobs/'), 150);
    });
    await untilTitle(page, 'Jobs');
    await untilIdle(page);
    await eventually(() => new URL(page.url()).pathname, '/jobs/');
    const phases = await phasesOf(page);
    expect(phases.map(({ state }) => state)).toEqual(['covering', 'covered', 'revealing', 'idle']);
    expect(phases.some(({ title }) => title.startsWith('News'))).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });

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
    await untilIdle(page);
    await close();
  });

  it('ends where Back leads when that is pressed half way', async () => {
    const { page, close } = await open('/news/');
    await page.evaluate(() => window.scrollTo(0, 400));
    await follow(page, '/jobs/');
    await untilIn(page, 'covering');
    await page.evaluate(() => history.back());
    await untilIdle(page);
    await eventually(() => new URL(page.url()).pathname, '/news/');
    await untilTitle(page, 'News');
    await eventually(() => page.evaluate(() => window.scrollY), 400);
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false);
    await close();
  });

  it('does not come for visitors who asked for less motion', async () => {
    const { page, close } = await open('/', { reducedMotion: 'reduce' });
    await follow(page, '/jobs/');
    await untilTitle(page, 'Jobs');
    await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'H1');
    expect(await phasesOf(page)).toEqual([]);
    await close();
  });

  it('does not come for a place on the same page, a query or the page itself', async () => {
    const { page, close } = await open('/data-privacy/');
    await page.locator('main nav a[href^="#"]').nth(3).click();
    await page.waitForFunction(() => location.hash !== '');
    await follow(page, '/data-privacy/');
    await page.waitForFunction(() => location.hash === '');
    expect(await phasesOf(page)).toEqual([]);
    await close();
  });

  it('shows a strip and says so when a page takes longer than a second, and stops when it is there', async () => {
    const { page, close } = await open('/');
    const release = await holdBack(page, '**/page-data/jobs/page-data.json');
    await follow(page, '/jobs/');
    await page.getByText('Druckt noch …').waitFor({ state: 'attached' });
    expect(await curtain(page)).toBe('covered');
    // It is also visible: the strip is above the sheets that cover everything.
    await eventually(async () => (await colorsOfTop(page)).includes('244 244 238'), true);
    release();
    await untilIdle(page);
    await eventually(() => page.getByText('Druckt noch …').count(), 0);
    await untilTitle(page, 'Jobs');
    await close();
  });
});
