// Covers src/components/PosterTeaser, src/sections/PosterMosaic, src/templates/CasePage, src/templates/parts/CaseNumber.tsx, scripts/images, content-json.
import type { Locator } from 'playwright-core';
import { htmlOf, jsonOf, dataFileOf, pagePaths, templateOf } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';

const site = siteInBrowser();

const cases = pagePaths.filter((page) => templateOf(page) === 'case');

interface CaseData {
  content: { number?: { value: string; counts: string; picture: { wide: { src: string } } } };
}

/** True if a plate with a number is printed, false if it is clipped away. */
const isPrinted = (plate: Locator) =>
  plate.evaluate((element) => getComputedStyle(element).clipPath === 'inset(0px)');

const plateOn = (link: Locator) => link.locator(':scope > div').last();

it('each case tells its number in words beside a drawing that says nothing else', () => {
  expect(cases.length).toBeGreaterThan(20);
  for (const page of cases) {
    const { number } = jsonOf<CaseData>(dataFileOf(page)).content;
    const [figure = ''] = /<figure[^>]*><figcaption.*?<\/figure>/.exec(htmlOf(page)) ?? [];
    expect(figure).toContain(`<strong>${number?.value}</strong>`);
    expect(figure).toContain(number?.counts);
    expect(figure).toMatch(new RegExp(`<img[^>]*src="${number?.picture.wide.src}"[^>]*alt=""`));
  }
});

it('a number of a case stands on one line and fits into its column, on every screen', async () => {
  const { page, close } = await site.visit();
  for (const width of [320, 768, 1024, 2000]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url()}/work/nordschirm-es-regnet-rabatt/`);
    const lines = await page.locator('figcaption > strong').evaluate((number) => {
      const range = document.createRange();
      range.selectNodeContents(number);
      const { right } = range.getBoundingClientRect();
      const column = number.closest('figcaption')?.getBoundingClientRect();
      const picture = number.closest('figure')?.querySelector('img')?.getBoundingClientRect();
      const limit = picture && column && picture.top < column.bottom ? picture.left : innerWidth;
      return { count: range.getClientRects().length, isFree: right < limit };
    });
    expect({ width, ...lines }).toEqual({ width, count: 1, isFree: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await close();
});

it.each(['/work/', '/', '/en/work/rollwerk-zwei-raeder/'])(
  'with a finger the numbers on %s always hang from their posters and cover less than a third, on narrow screens, without script',
  async (path) => {
    const { page, close } = await site.visit({
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      javaScriptEnabled: false,
    });
    await page.goto(site.url() + path);
    const links = await page.locator('main a[href*="/work/"]:has(img)').all();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const plate = plateOn(link);
      expect(await isPrinted(plate)).toBe(true);
      const [poster, own] = [await link.locator('img').boundingBox(), await plate.boundingBox()];
      if (!poster || !own) throw new Error('A poster or its number is not laid out.');
      expect(own.x).toBeCloseTo(poster.x, 0);
      expect(own.x + own.width).toBeLessThanOrEqual(poster.x + poster.width + 1);
      // It hangs from the lower edge, so that the picture of the poster stays visible.
      const covered = (poster.y + poster.height - own.y) / poster.height;
      expect(covered).toBeGreaterThan(0);
      expect(covered).toBeLessThan(1 / 3);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await close();
  },
);

it('with a pointer a number comes for whoever turns to its poster, at once where less motion is wanted', async () => {
  const { page, complaints, close } = await site.visit({ reducedMotion: 'reduce' });
  await page.goto(`${site.url()}/work/`);
  const [first, second] = await page.locator('main a[href*="/work/"]:has(img)').all();
  if (!first || !second) throw new Error('There are no cases.');
  expect(await isPrinted(plateOn(first))).toBe(false);
  await first.hover();
  expect(await isPrinted(plateOn(first))).toBe(true);
  expect(await isPrinted(plateOn(second))).toBe(false);
  await first.focus();
  await page.keyboard.press('Tab');
  expect(await isPrinted(plateOn(second))).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
