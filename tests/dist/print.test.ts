// Covers src/theme, src/components, src/templates, src/layout, src/forms.
import type { Page } from 'playwright-core';
import { button, fillIn } from '../helpers/applicationForm';
import { APPLICATION_PATHS } from '../helpers/applicationPages';
import { pagePaths } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

/** A4 within margins of 8 mm, in CSS px. */
const PAPER_WIDTH_PX = 733;

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
    expect(await page.getByText(`https://www.sff.example${path}`).isVisible()).toBe(true);
    await close();
  },
);

it('prints the copy of an application without the switch and the buttons, and names no link that is not there', async () => {
  const { page, close } = await site.visit({ viewport: { width: PAPER_WIDTH_PX, height: 1000 } });
  const receipt = { reference: 'SFF-7K3M-2Q9X', link: '/api/application/SFF-7K3M-2Q9X.0123' };
  await page.route('**/api/applications', (route) => route.fulfill({ status: 201, json: receipt }));
  await page.goto(site.url() + APPLICATION_PATHS.de);
  await untilHydrated(page);
  await fillIn(page);
  await button(page).click();
  const onScreen = page
    .locator('main')
    .locator('input, button, a[href^="/api/"], p:has-text("Heb ihren Link auf")');
  await page.locator('main input[role="switch"]').waitFor();
  expect(await onScreen.count()).toBe(4);
  await page.emulateMedia({ media: 'print' });
  expect(await onScreen.filter({ visible: true }).count()).toBe(0);
  expect(await page.getByText('Vorgangsnummer: SFF-7K3M-2Q9X').isVisible()).toBe(true);
  await close();
});

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

/** Pages of several sheets, with all kinds of blocks. */
const LONG_PAGES = [
  '/data-privacy/',
  '/lksg/',
  '/business/',
  '/standorte/wien/',
  '/jobs/',
  '/work/rollwerk-zwei-raeder/',
];

/** Text area of an A4 sheet, in CSS px. */
const SHEET = { width: 681, height: 972 };

/** Headings at the end of a sheet. Columns of the sheet's size are broken by the same rules as sheets. */
function strandedHeadings({ width, height }: { width: number; height: number }): string[] {
  const main = document.querySelector('main') as HTMLElement;
  main.style.cssText = `width: ${width}px; height: ${height}px; columns: ${width}px auto; column-gap: 40px; column-fill: auto`;
  const sheetOf = (left: number) => Math.floor((left - main.getBoundingClientRect().left) / (width + 40));
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const shown: { heading: string | undefined; first: number; last: number }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue?.trim() || !node.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
    const [first, last] = [boxes[0], boxes.at(-1)];
    if (!first || !last) continue;
    // An entry's name that is a link has no content below it.
    const isEntry = node.parentElement.closest('a') !== null;
    const heading = isEntry ? undefined : (node.parentElement.closest('h2, h3')?.textContent ?? undefined);
    shown.push({ heading, first: sheetOf(first.left), last: sheetOf(last.left) });
  }
  return shown.flatMap(({ heading, last }, index) => {
    const next = shown[index + 1];
    return heading !== undefined && next && next.heading !== heading && next.first > last ? [heading] : [];
  });
}

it.each(LONG_PAGES)('no sheet of %s ends with a heading', async (path) => {
  expect(pagePaths).toContain(path);
  const { page, close } = await site.visit({
    viewport: { width: PAPER_WIDTH_PX, height: 1000 },
    bypassCSP: true,
  });
  await page.goto(site.url() + path);
  await untilHydrated(page);
  await page.emulateMedia({ media: 'print' });
  const faults: string[] = [];
  // Sheets of several heights, so that breaks occur at many headings.
  for (let height = SHEET.height; height > 600; height -= 60) {
    faults.push(...(await page.evaluate(strandedHeadings, { ...SHEET, height })));
  }
  expect([...new Set(faults)]).toEqual([]);
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

it('a page asks for no choice on paper, and its largest poster leaves room for text', async () => {
  const { page, close } = await site.visit({ viewport: { width: PAPER_WIDTH_PX, height: 1000 } });
  await page.goto(`${site.url()}/services/`);
  await untilHydrated(page);
  const heading = page.getByRole('heading', { name: 'Zwei Platten wählen.' });
  expect(await heading.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await heading.isVisible()).toBe(false);
  const poster = await page.locator('main [data-open] img').boundingBox();
  expect(poster?.height).toBeLessThan(SHEET.height / 2);
  await close();
});

it('a film is on paper as a picture, without controls', async () => {
  const { page, close } = await site.visit({ viewport: { width: PAPER_WIDTH_PX, height: 1000 } });
  await page.goto(`${site.url()}/work/rollwerk-zwei-raeder/`);
  await untilHydrated(page);
  const controls = page.locator('main figure:has(video) button');
  expect(await controls.first().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main video').isVisible()).toBe(true);
  expect(await controls.filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('main figure:has(video) input').isVisible()).toBe(false);
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

it('the drawn cursor is not on paper', async () => {
  const { page, close } = await site.visit({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${site.url()}/presse/cx-group-start/`);
  await untilHydrated(page);
  const cursor = page.locator('[popover][aria-hidden][data-visible]');
  await cursor.waitFor({ state: 'attached' });
  await page.mouse.move(600, 400);
  await page.mouse.move(620, 420);
  await page.locator('[popover][data-visible="true"]').waitFor({ state: 'attached' });
  expect(await cursor.evaluate((element) => element.matches(':popover-open'))).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await cursor.evaluate((element) => getComputedStyle(element).display)).toBe('none');
  await close();
});
