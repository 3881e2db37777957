// Covers src/theme, src/components, src/templates, src/layout, src/forms.
import type { Page } from 'playwright-core';
import { APPLICATION_PATHS } from '../helpers/applicationPages';
import { pagePaths } from '../helpers/builtSite';
import { PAPER_WIDTH_PX, sheetsOf } from '../helpers/sheetsOf';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

const PAGES = [
  '/jobs/texterin-texter-fuer-klang-und-sprache-4112/',
  '/presse/cx-group-start/',
  '/impressum/',
  '/identify/',
];

/** Text that could not be read on paper: too light, on a dark background, or cut off at the edge of the sheet. */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const lightness = (value: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
      return alpha === 0 ? 1 : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return /, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !element.checkVisibility()) continue;
      if (element.closest('script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, width: wide, height } = range.getBoundingClientRect();
      // Text for screen readers only is one pixel large.
      if (element.getBoundingClientRect().width <= 1 || wide * height === 0) continue;
      const words = node.textContent.trim().slice(0, 40);
      if (lightness(getComputedStyle(element).color) > 0.45) faults.push(`too light: ${words}`);
      if (lightness(groundOf(element)) < 0.95) faults.push(`on a ground: ${words}`);
      if (right > width + 1) faults.push(`cut off at ${Math.round(right)} px: ${words}`);
    }
    return faults;
  }, PAPER_WIDTH_PX);
}

/** The address above the logo; undefined if none is shown. */
const printedAddress = (page: Page) =>
  page.locator("[rel='canonical']").evaluate((link) => {
    const isShown = getComputedStyle(link).display !== 'none';
    return isShown ? getComputedStyle(link, '::after').content.slice(1, -1) : undefined;
  });

/** What still moves to its place on paper; `getAnimations` first applies the styles of paper. */
const runningTransitions = () =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80));

it.each(PAGES)(
  'prints %s black on white, whole, with its address and without what belongs to a screen',
  async (path) => {
    expect(pagePaths).toContain(path);
    const { page, close } = await site.visit({ viewport: { width: PAPER_WIDTH_PX, height: 1000 } });
    await page.goto(site.url() + path);
    await untilHydrated(page);
    await page.emulateMedia({ media: 'print' });
    expect(await unreadable(page)).toEqual([]);
    expect(await page.evaluate(runningTransitions)).toEqual([]);
    const printed = page.locator('nav:visible, footer:visible, button:visible, form:visible');
    expect(await printed.evaluateAll((elements) => elements.map((element) => element.outerHTML))).toEqual([]);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await printedAddress(page)).toBe(`https://www.sff.example${path}`);
    await page.emulateMedia({ media: 'screen' });
    expect(await printedAddress(page)).toBeUndefined();
    await close();
  },
);

it.each([APPLICATION_PATHS.de, '/jobs/texterin-texter-fuer-klang-und-sprache-4112/', '/data-privacy/'])(
  'prints the head of %s at its place, however far the visitor has scrolled',
  async (path) => {
    const { page, close } = await site.visit({ viewport: { width: 1280, height: 800 } });
    await page.goto(site.url() + path);
    await untilHydrated(page);
    await page.emulateMedia({ media: 'print' });
    const top = () => page.locator('h1').evaluate((head) => head.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.evaluate(() => scrollTo(0, 1200));
    expect(await top()).toBe(before);
    await close();
  },
);

it('a text field is as high on paper as what was typed, a ticked box stays black, and no button is printed', async () => {
  const { page, close } = await site.visit({ viewport: { width: 1280, height: 1000 } });
  await page.goto(site.url() + APPLICATION_PATHS.de);
  await untilHydrated(page);
  const typed = page.locator('form textarea').first();
  await typed.fill('Eine Zeile.\n'.repeat(30));
  await page.emulateMedia({ media: 'print' });
  expect(await typed.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
  const box = page.locator('form [name="privacy_ack"]');
  expect(await box.evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe('exact');
  const controls = page.locator('main button, main [type="file"] + label');
  expect(await controls.filter({ visible: true }).count()).toBe(0);
  await close();
});

it.each([
  ['/business/', 'answer'],
  ['/work/rollwerk-zwei-raeder/', 'transcript'],
])('on paper %s has every %s, although it is closed', async (path) => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(site.url() + path);
  const closed = page.locator('main details p');
  expect(await closed.count()).toBeGreaterThan(2);
  expect(await closed.filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await closed.filter({ visible: true }).count()).toBe(await closed.count());
  expect(await page.locator('main summary > svg').first().isVisible()).toBe(false);
  await close();
});

it('a quote is on one sheet with its source', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(`${site.url()}/business/`);
  await page.emulateMedia({ media: 'print' });
  const quote = page.locator('figure:has(blockquote)').first();
  expect(await quote.evaluate((figure) => getComputedStyle(figure).breakInside)).toBe('avoid');
  await close();
});

it('the posters of all cases need at most four sheets', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(`${site.url()}/work/`);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
  expect(await sheetsOf(page, 'Letter')).toBeLessThanOrEqual(4);
  await close();
});

it('the headline is the largest heading on paper, and a sentence above facts does not touch their lines', async () => {
  const { page, close } = await site.visit({
    javaScriptEnabled: false,
    viewport: { width: PAPER_WIDTH_PX, height: 1000 },
  });
  await page.goto(`${site.url()}/standorte/duesseldorf/`);
  await page.emulateMedia({ media: 'print' });
  const sizes = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  const [headline = 0] = await sizes('h1');
  expect(Math.max(...(await sizes('main h2')))).toBeLessThanOrEqual(headline);
  const gap = await page
    .locator('main p + dl')
    .first()
    .evaluate((facts) => {
      const above = facts.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      return facts.getBoundingClientRect().top - above;
    });
  expect(gap).toBeGreaterThan(12);
  await close();
});

it.each([
  ['a number', '/work/nordschirm-es-regnet-rabatt/'],
  ['a poster beside it', '/berlin/'],
])('an opening with %s is no higher on paper than what it prints', async (_, path) => {
  const { page, close } = await site.visit({
    javaScriptEnabled: false,
    viewport: { width: PAPER_WIDTH_PX, height: 1000 },
  });
  await page.goto(site.url() + path);
  const opening = page.locator('main [data-theme]:has(h1)');
  expect((await opening.boundingBox())?.height).toBeGreaterThan(700);
  await page.emulateMedia({ media: 'print' });
  const { top, empty } = await opening.evaluate((element) => {
    const { top: start, bottom } = element.getBoundingClientRect();
    const last = element.lastElementChild?.checkVisibility()
      ? element.lastElementChild
      : element.firstElementChild;
    return { top: start, empty: bottom - (last?.getBoundingClientRect().bottom ?? 0) };
  });
  expect(top).toBeLessThan(80);
  expect(empty).toBeLessThan(1);
  await close();
});

it('the steps of a job are close to each other on paper, and its title does not touch the logo', async () => {
  const { page, close } = await site.visit({ viewport: { width: 1280, height: 1000 } });
  await page.goto(`${site.url()}/jobs/texterin-texter-fuer-klang-und-sprache-4112/`);
  await untilHydrated(page);
  await page.emulateMedia({ media: 'print' });
  const gaps = await page
    .locator('main ol > li + li:visible')
    .evaluateAll((steps) =>
      steps.map(
        (step) =>
          step.getBoundingClientRect().top -
          (step.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      ),
    );
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.max(...gaps)).toBeLessThan(12);
  const logo = await page.locator('header svg:visible').first().boundingBox();
  const title = await page.locator('h1').boundingBox();
  expect((title?.y ?? 0) - (logo?.y ?? 0) - (logo?.height ?? 0)).toBeGreaterThan(6);
  await close();
});

it.each([
  ['/', 'main [data-theme=dark] li h3'],
  ['/services/', 'main li > div > h3'],
])('on paper the services on %s begin at the same line as their heading', async (path, names) => {
  const { page, close } = await site.visit({
    javaScriptEnabled: false,
    viewport: { width: PAPER_WIDTH_PX, height: 1000 },
  });
  await page.goto(site.url() + path);
  await page.emulateMedia({ media: 'print' });
  const lefts = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  const [heading] = await lefts('main h2:text("Was wir übereinanderlegen")');
  const rows = await lefts(names);
  expect(rows.length).toBeGreaterThan(3);
  expect(new Set(rows)).toEqual(new Set([heading]));
  await close();
});

it.each(['/work/rollwerk-zwei-raeder/', '/standorte/wien/'])(
  'the poster beside the headline of %s is whole on paper',
  async (path) => {
    const { page, close } = await site.visit({
      javaScriptEnabled: false,
      viewport: { width: PAPER_WIDTH_PX, height: 1000 },
    });
    await page.goto(site.url() + path);
    await page.emulateMedia({ media: 'print' });
    const { box, whole } = await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => ({
        box: image.clientWidth / image.clientHeight,
        whole: image.naturalWidth / image.naturalHeight,
      }));
    expect(box).toBeCloseTo(whole, 1);
    await close();
  },
);
