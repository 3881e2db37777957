// Covers src/navigation, src/components, src/sections, src/templates, src/config/openings.ts, content-json/de/pages, content-json/de/news/anzeigen-gekuerzt.json, content-json/de/cases/rollwerk-zwei-raeder.json.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { CARRIED_APPEAR_MS, CURTAIN_IN_MS, CURTAIN_OUT_MS } from '../../src/config/timers';
import { carriedPhases, leftovers, showPoster, wasCarried, watchCarried } from '../helpers/carriedPoster';
import { curtain, follow, untilIdle, untilIn, openWatched, phasesOf, untilTitle } from '../helpers/curtain';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';

const site = siteInBrowser();
const LIST = '/work/';
const CASE = '/work/rollwerk-zwei-raeder/';
const TITLE = 'Zwei';
const POSTER = 'rollwerk-zwei-raeder-wheels';

async function open(path: string, options: BrowserContextOptions = {}) {
  const visit = await openWatched(site, path, options);
  await watchCarried(visit.page);
  return visit;
}

/** Holds back the data of the case's page until it is released. */
async function holdCase(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/page-data${CASE}page-data.json`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Follows a link as soon as the curtain begins to close, however busy this machine is. */
const followWhileCovering = (page: Page, path: string) =>
  page.evaluate((href) => {
    const { documentElement: root } = document;
    const observer = new MutationObserver(() => {
      if (root.dataset['curtain'] !== 'covering') return;
      observer.disconnect();
      document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
    });
    observer.observe(root, { attributeFilter: ['data-curtain'] });
  }, path);

/** It fades in over its original, then moves while its visible part changes. */
const CARRIED_IN = [CARRIED_APPEAR_MS, CURTAIN_IN_MS, CURTAIN_IN_MS];

describe('a poster that is clicked', () => {
  it('is carried through the curtain into the opening of its page, and home by Back', async () => {
    const { page, complaints, close } = await open(LIST);
    await showPoster(page, CASE);
    const y = await page.evaluate(() => window.scrollY);
    await follow(page, CASE);
    await untilTitle(page, TITLE);
    await untilIdle(page);
    const there = await carriedPhases(page);
    expect(there.map(({ state }) => state)).toEqual(['covering', 'covered', 'revealing', 'idle']);
    expect(there[0]).toMatchObject({ files: [`${POSTER}-portrait`], lasts: CARRIED_IN });
    expect(there[1]).toMatchObject({ files: [`${POSTER}-portrait`] });
    expect(there[2]).toMatchObject({ files: [`${POSTER}-portrait`, `${POSTER}-hero`], missedBy: 0 });
    for (const ms of there[2]?.lasts ?? []) expect(ms).toBeLessThanOrEqual(CURTAIN_OUT_MS);
    expect(there[3]).toMatchObject({ files: [], lasts: [] });
    expect(await leftovers(page)).toEqual({ copies: 0, hidden: 0 });

    await page.evaluate(() => history.back());
    await untilIn(page, 'covering');
    await untilTitle(page, 'Arbeiten');
    await untilIdle(page);
    const back = (await carriedPhases(page)).slice(4);
    expect(back[0]).toMatchObject({ files: [`${POSTER}-hero`], lasts: CARRIED_IN });
    expect(back[2]).toMatchObject({ files: [`${POSTER}-hero`, `${POSTER}-portrait`], missedBy: 0 });
    expect(await leftovers(page)).toEqual({ copies: 0, hidden: 0 });
    await eventually(() => page.evaluate(() => window.scrollY), y);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is carried on a phone, and by the keyboard, too', async () => {
    const { page, close } = await open(LIST, { viewport: { width: 360, height: 740 } });
    await showPoster(page, CASE);
    await page.locator(`main a[href="${CASE}"]`).first().focus();
    await page.keyboard.press('Enter');
    await untilTitle(page, TITLE);
    await untilIdle(page);
    const [covering, , revealing] = await carriedPhases(page);
    expect(covering).toMatchObject({ files: [`${POSTER}-portrait`], lasts: CARRIED_IN });
    expect(revealing).toMatchObject({ missedBy: 0 });
    await close();
  });

  it('leaves the curtain as it is: its states, its length and its sheets, and is nobody’s to touch or to hear', async () => {
    const { page, close } = await open(LIST);
    await showPoster(page, CASE);
    const release = await holdCase(page);
    await follow(page, CASE);
    const copy = page.locator('[data-carried]');
    expect(await copy.getAttribute('aria-hidden')).toBe('true');
    expect(
      await copy.evaluate((element: HTMLElement) => [element.inert, element.style.pointerEvents]),
    ).toEqual([true, 'none']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    release();
    await untilTitle(page, TITLE);
    await untilIdle(page);
    const phases = await phasesOf(page);
    expect(phases.map(({ state, sheets }) => [state, ...sheets.map(({ duration }) => duration)])).toEqual([
      ['covering', CURTAIN_IN_MS, CURTAIN_IN_MS, CURTAIN_IN_MS],
      ['covered', CURTAIN_IN_MS, CURTAIN_IN_MS, CURTAIN_IN_MS],
      ['revealing', CURTAIN_OUT_MS, CURTAIN_OUT_MS, CURTAIN_OUT_MS],
      ['idle'],
    ]);
    await close();
  });

  it('waits on the yellow sheet for a page that takes long', async () => {
    const { page, close } = await open(LIST);
    await showPoster(page, CASE);
    const release = await holdCase(page);
    await follow(page, CASE);
    await page.getByText('Druckt noch …').waitFor({ state: 'attached' });
    expect([await curtain(page), (await leftovers(page)).copies]).toEqual(['covered', 1]);
    release();
    await untilTitle(page, TITLE);
    await untilIdle(page);
    expect((await carriedPhases(page))[2]).toMatchObject({ state: 'revealing', missedBy: 0 });
    await close();
  });

  it('is dropped when another page is chosen meanwhile', async () => {
    const { page, complaints, close } = await open(LIST);
    await showPoster(page, CASE);
    await followWhileCovering(page, '/jobs/');
    await follow(page, CASE);
    await eventually(async () => (await leftovers(page)).copies, 0);
    await untilTitle(page, 'Jobs');
    await untilIdle(page);
    expect((await carriedPhases(page)).slice(1).flatMap(({ files }) => files)).toEqual([]);
    expect(await leftovers(page)).toEqual({ copies: 0, hidden: 0 });
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('nothing is carried', () => {
  it('for visitors who asked for less motion', async () => {
    const { page, close } = await open(LIST, { reducedMotion: 'reduce' });
    await showPoster(page, CASE);
    await follow(page, CASE);
    await untilTitle(page, TITLE);
    expect(await wasCarried(page)).toBe(false);
    expect(await leftovers(page)).toEqual({ copies: 0, hidden: 0 });
    await close();
  });

  it('to a page that does not open with the poster', async () => {
    const { page, close } = await open('/news/anzeigen-gekuerzt/');
    await showPoster(page, '/jobs/');
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('main a[href="/jobs/"][data-cursor="teaserMore"]')?.click(),
    );
    await untilTitle(page, 'Jobs');
    await untilIdle(page);
    expect(await wasCarried(page)).toBe(false);
    await close();
  });

  it('by a link that is no poster, and by Back from where the opening is not in view', async () => {
    const { page, close } = await open('/');
    await follow(page, LIST);
    await untilTitle(page, 'Arbeiten');
    await untilIdle(page);
    expect(await wasCarried(page)).toBe(false);
    await showPoster(page, CASE);
    await follow(page, CASE);
    await untilTitle(page, TITLE);
    await untilIdle(page);
    await page.evaluate(() => window.scrollTo(0, 4000));
    const before = (await carriedPhases(page)).length;
    await page.evaluate(() => history.back());
    await untilTitle(page, 'Arbeiten');
    await untilIdle(page);
    expect((await carriedPhases(page)).slice(before).flatMap(({ files }) => files)).toEqual([]);
    await close();
  });
});
