// Covers src/components/JobRow, src/sections/SavedJobs, scripts/content/resolve/houses.ts, src/components/RowList, src/sections/JobSearch, src/templates/JobsPage, content-json/de/jobs, content-json/en/jobs, content-json/de/texts.json, content-json/en/texts.json.
import type { BrowserContextOptions } from 'playwright-core';
import { openHydrated } from '../helpers/jobList';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

it.each([
  ['/jobs/', 1280, 800],
  ['/en/jobs/', 1280, 800],
  ['/jobs/', 360, 740],
  ['/en/jobs/', 360, 740],
])(
  'shows the first three rows of %s on arrival at %i × %i, each in its lines',
  async (path, width, height) => {
    const { page, close } = await openHydrated(site, path, { viewport: { width, height } });
    const { bottoms, lines, head } = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main [data-job]')].slice(0, 3);
      const linesOf = (row: Element) => {
        const tops = [...row.querySelectorAll('h2, h2 ~ span, h2 ~ span > span')]
          .filter((cell) => cell.getClientRects().length > 0 && cell.textContent !== '')
          .map((cell) => cell.getBoundingClientRect());
        const middles = tops.map(({ top, bottom }) => (top + bottom) / 2).toSorted((a, b) => a - b);
        return middles.filter((middle, place) => middle - (middles[place - 1] ?? -100) > 14).length;
      };
      const title = document.querySelector('h1') as HTMLElement;
      return {
        bottoms: boxes.map((row) => row.getBoundingClientRect().bottom),
        lines: boxes.map(linesOf),
        head: title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight),
      };
    });
    expect(bottoms).toHaveLength(3);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(height);
    expect(Math.round(head)).toBe(2);
    for (const count of lines) expect(count).toBeLessThanOrEqual(width === 360 ? 3 : 1);
    await close();
  },
);

/** A day with new jobs and some that end soon, so that rows with both tags exist. */
const BUSY_DAY = new Date('2026-11-23T12:00:00Z');

it.each([
  ['/jobs/', 1280],
  ['/en/jobs/', 1280],
  ['/jobs/', 2000],
  ['/en/jobs/', 2000],
])('sets each row of %s at %i px in one line, its facts apart', async (path, width) => {
  const { page, close } = await site.visit({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.clock.setFixedTime(BUSY_DAY);
  await page.goto(site.url() + path);
  await untilHydrated(page);
  // No job is both new and about to end today.
  const words = path === '/jobs/' ? ['neu', 'endet in 7 Tagen'] : ['new', 'ends in 7 days'];
  await page.locator('main [data-tag]').first().waitFor();
  const rows = await page.locator('main li[data-job]').evaluateAll((items, tagWords) => {
    const row = items.find((item) => item.querySelector('h2')?.textContent === 'Senior Art Direction');
    const tag = items.map((item) => item.querySelector('[data-tag]')).find((found) => found !== null);
    if (!row || !tag) throw new Error('There is no such job, or no tag.');
    const tags = [...row.querySelectorAll('a > span > span')].at(-1);
    tags?.replaceChildren(
      ...tagWords.map((text) => {
        const copy = tag.cloneNode() as HTMLElement;
        copy.textContent = text;
        return copy;
      }),
    );
    return items.map((item) => {
      const boxes = [...item.querySelectorAll('a > h2, a > span > span')].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { left, right, width: room } = range.getBoundingClientRect();
        const { height } = cell.getBoundingClientRect();
        const isOneLine = height < 2 * Number.parseFloat(getComputedStyle(cell).lineHeight);
        return { left, right, room, isOneLine };
      });
      const shown = boxes.filter(({ room }) => room > 0).toSorted((one, other) => one.left - other.left);
      return {
        title: item.querySelector('h2')?.textContent ?? '',
        isOneLine: shown.every((box) => box.isOneLine),
        gap: Math.min(...shown.slice(1).map(({ left }, place) => left - (shown[place]?.right ?? 0))),
      };
    });
  }, words);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ isOneLine }) => !isOneLine).map(({ title }) => title)).toEqual([]);
  expect(rows.filter(({ gap }) => gap < 8).map(({ title, gap }) => `${title}: ${gap} px`)).toEqual([]);
  await close();
});

/** Opens the list and waits for the strips, which are loaded after the page. */
async function openWithStrips(options: BrowserContextOptions) {
  const visit = await openHydrated(site, '/jobs/', options);
  await visit.page.waitForFunction(() =>
    document.querySelector<HTMLElement>('main li[data-job]')?.style.getPropertyValue('--strip'),
  );
  return visit;
}

/** The strip beside a row: its edges as drawn, and its file. */
const stripOf = (row: Element) => {
  const link = row.querySelector('a') as HTMLElement;
  const { content, insetInlineStart, width, transform, backgroundImage } = getComputedStyle(link, '::after');
  const left = link.getBoundingClientRect().left + Number.parseFloat(insetInlineStart);
  const shift = transform === 'none' ? 0 : new DOMMatrix(transform).m41;
  return {
    isDrawn: content !== 'none',
    left: Math.round(left + shift) + 0,
    right: Math.round(left + shift + Number.parseFloat(width)) + 0,
    file: /[^/"]+(?="\))/.exec(backgroundImage)?.[0] ?? '',
  };
};

/** Waits until the animation of a row's strip has finished. */
const settled = (row: Element) =>
  Promise.all(
    (row.querySelector('a') as HTMLElement).getAnimations({ subtree: true }).map(({ finished }) => finished),
  );

it.each([
  [1024, 800],
  [2000, 1125],
])(
  'at %i × %i px the strip of a city comes in beside the row that is pointed at or has the focus, over no words',
  async (width, height) => {
    const viewport = { width, height };
    const { page, close, complaints } = await openWithStrips({ viewport, reducedMotion: 'no-preference' });
    const files: string[] = [];
    page.on('request', (request) => {
      if (/-tall\./.test(request.url())) files.push(request.url());
    });
    const rows = page.locator('main li[data-job]');
    const vienna = rows.filter({ hasText: 'Sound Design' }).first();
    const boxes = () =>
      rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
    const before = await boxes();
    expect(await vienna.evaluate(stripOf)).toMatchObject({ isDrawn: true, right: 0, file: '' });
    expect(files).toEqual([]);
    await vienna.hover();
    await vienna.evaluate(settled);
    const strip = await vienna.evaluate(stripOf);
    expect(strip).toMatchObject({ left: 0, file: expect.stringMatching(/^wien-wien-tall\./) });
    expect(strip.right).toBeLessThan(before[0]?.left);
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeLessThanOrEqual(7);
    await page.mouse.move(width / 2, 2);
    await vienna.evaluate(settled);
    expect((await vienna.evaluate(stripOf)).right).toBe(0);
    await vienna.locator('a').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await vienna.evaluate(settled);
    expect((await vienna.evaluate(stripOf)).left).toBe(0);
    expect(await boxes()).toEqual(before);
    expect(complaints).toEqual([]);
    await close();
  },
);

it.each([
  ['on a touch screen', { hasTouch: true, isMobile: true }],
  ['in forced colours', { forcedColors: 'active' }],
  ['on small screens', { viewport: { width: 768, height: 800 } }],
] as const)('there is no strip %s', async (_, options) => {
  const { page, close } = await openWithStrips({
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const row = page.locator('main li[data-job]').first();
  expect((await row.evaluate(stripOf)).isDrawn).toBe(false);
  await close();
});

it('the strip stands there at once where movement is not wanted, and is not printed', async () => {
  const { page, close } = await openWithStrips({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const row = page.locator('main li[data-job]').first();
  await row.hover();
  expect((await row.evaluate(stripOf)).left).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect((await row.evaluate(stripOf)).isDrawn).toBe(false);
  await close();
});
