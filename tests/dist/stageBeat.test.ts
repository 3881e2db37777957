// Covers src/templates/parts, src/components/StageArt, content-json/de/pages, content-json/en/pages, content-json/de/texts.json, content-json/en/texts.json.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { DURATIONS_MS } from '../../src/theme/motion';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

/** Data that the page records about the beat, which is paused at its start. */
interface Held {
  beats: Animation[];
  /** State of the document when the beat began. */
  began: string[];
}

/** Opens the home page with the beat paused, so that no test depends on timing; `asked` lists all requests. */
async function open(options: BrowserContextOptions = {}, path = '/', isPaused = false) {
  const visit = await site.visit({ viewport: { width: 1280, height: 800 }, ...options });
  const { page } = visit;
  await page.addInitScript((paused) => {
    if (paused) sessionStorage.setItem('stage', 'paused');
    const held: Held = { beats: [], began: [] };
    let shift = 0;
    let start = Infinity;
    Object.assign(window, { held, shifted: () => shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        if (entry.startTime >= start) shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const { animate } = Element.prototype;
    Element.prototype.animate = function noted(...how) {
      const animation = animate.apply(this, how);
      if (!this.matches('[data-plate]')) return animation;
      animation.pause();
      held.beats.push(animation);
      held.began.push(document.readyState);
      start = Math.min(start, performance.now());
      return animation;
    };
  }, isPaused);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site.url() + path);
  await untilHydrated(page);
  return { ...visit, asked };
}

const held = (page: Page) =>
  page.evaluate(() => {
    const { beats, began } = (window as unknown as { held: Held }).held;
    return { lasts: beats.map(({ effect }) => effect?.getComputedTiming().duration), began };
  });

/** Sets beat and drift to a time (ms); without one, the beat is finished. */
const setTime = (page: Page, ms?: number) =>
  page.evaluate((time) => {
    for (const beat of (window as unknown as { held: Held }).held.beats) {
      if (time === undefined) beat.finish();
      else beat.currentTime = time;
    }
    for (const animation of document.getAnimations()) {
      if (!(animation instanceof CSSAnimation) || !animation.animationName.startsWith('drift')) continue;
      animation.pause();
      animation.currentTime = 0;
    }
  }, ms);

/** Centres (px) of the strips of each plate in the visible drawing. */
const middles = (page: Page) =>
  page.evaluate(() =>
    ['a', 'b'].map((plate) =>
      [...document.querySelectorAll(`main svg > g:nth-of-type(-n + 2) > [data-plate="${plate}"]`)]
        .map((strip) => strip.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, width }) => Math.round(left + width / 2)),
    ),
  );

const spread = (values: number[] = []) => Math.max(...values) - Math.min(...values);

/** How far (%) the pointer has shifted the strips. */
const shears = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('main [data-plate]')].map(
      ({ style }) => Number.parseFloat(style.translate) || 0,
    ),
  );

describe('the beat of the stage', () => {
  it.each([
    ['a desktop', { width: 1280, height: 800 }],
    ['a phone', { width: 360, height: 740 }],
  ])(
    'on %s comes once after loading, brings all strips into register within 900 ms and back',
    async (_name, viewport) => {
      const { page, complaints, close } = await open({ viewport });
      await eventually(async () => (await held(page)).lasts.length > 0, true);
      const { lasts, began } = await held(page);
      expect(new Set(lasts)).toEqual(new Set([DURATIONS_MS.stageBeat]));
      expect(new Set(began)).toEqual(new Set(['complete']));
      await setTime(page, 0);
      const drawn = await middles(page);
      expect(drawn.map((plate) => plate.length)).toEqual([8, 8]);
      for (const plate of drawn) expect(spread(plate)).toBeGreaterThan(50);
      await setTime(page, 900);
      for (const plate of await middles(page)) expect(spread(plate)).toBeLessThanOrEqual(1);
      await setTime(page);
      expect(await middles(page)).toEqual(drawn);
      expect(await page.evaluate(() => (window as unknown as { shifted: () => number }).shifted())).toBe(0);
      const button = page.getByRole('button', { name: 'Bewegung anhalten' });
      await button.click();
      await page.getByRole('button', { name: 'Bewegung starten' }).click();
      await button.waitFor();
      expect((await held(page)).lasts).toHaveLength(lasts.length);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it.each([
    ['asked for less motion', { reducedMotion: 'reduce' as const }, false],
    ['stopped the stage before', {}, true],
  ])(
    'does not come for visitors who %s, and nothing follows their pointer',
    async (_who, options, isPaused) => {
      const { page, asked, close } = await open(options, '/', isPaused);
      // The navigation runtime and everything loaded after the page arrive later than the beat would.
      await page.waitForFunction(() => history.scrollRestoration === 'manual');
      await page.mouse.move(200, 400);
      await page.mouse.move(1200, 400);
      expect((await held(page)).lasts).toEqual([]);
      expect(asked.filter((url) => url.includes('stageMover'))).toEqual([]);
      expect((await shears(page)).every((percent) => percent === 0)).toBe(true);
      await close();
    },
  );

  it('leaves the strips to the pointer afterwards, which shears them until it leaves or the stage is stopped', async () => {
    const { page, close } = await open();
    await eventually(async () => (await held(page)).lasts.length > 0, true);
    await page.mouse.move(1200, 300);
    expect((await shears(page)).every((percent) => percent === 0)).toBe(true);
    const title = () => page.locator('h1').evaluate((h1) => JSON.stringify(h1.getBoundingClientRect()));
    const before = await title();
    await setTime(page);
    await page.mouse.move(1280, 300);
    await page.mouse.move(1279, 300);
    await eventually(async () => {
      const percents = await shears(page);
      return [Math.min(...percents), Math.max(...percents)].map(Math.round);
    }, [-6, 6]);
    expect(await title()).toBe(before);
    await page.getByRole('button', { name: 'Bewegung anhalten' }).focus();
    await page.keyboard.press('Enter');
    const stopped = await shears(page);
    await page.mouse.move(10, 300);
    await page.mouse.move(5, 300);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await shears(page)).toEqual(stopped);
    await page.keyboard.press('Enter');
    await page.mouse.move(4, 300);
    await eventually(async () => Math.sign((await shears(page))[0] ?? 0), -Math.sign(stopped[0] ?? 0));
    await page.locator('main').evaluate((main) => {
      main.querySelector('[data-theme]')?.dispatchEvent(new PointerEvent('pointerleave'));
    });
    await eventually(async () => (await shears(page)).every((percent) => percent === 0), true);
    await close();
  });
});

it.each([
  ['/', 'Agenturgruppe. 340 Menschen, sieben Städte.'],
  ['/en/', 'Agency group. 340 people, seven cities.'],
])('%s says what this is within the first screen of a phone', async (path, words) => {
  const { page, close } = await open({ viewport: { width: 360, height: 640 } }, path);
  const box = await page.getByText(words).boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(640);
  await close();
});
