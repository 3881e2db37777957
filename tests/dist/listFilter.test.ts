// Covers src/sections/ListFilter, src/sections/NewsRows, src/sections/PosterMosaic, scripts/content/resolve, content-json.
import type { Page } from 'playwright-core';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

/** Number of visible list entries. */
const shown = (page: Page) => page.locator('main li[data-in]:visible').count();

/** The options of the filter, each with its stated number of entries. */
const options = (page: Page) =>
  page.locator('main fieldset label').evaluateAll((labels) =>
    labels.map((label) => ({
      value: label.querySelector('input')?.value ?? '',
      count: Number(label.querySelector('sup')?.textContent),
    })),
  );

/** Position and size of each case on the wall. */
const places = (page: Page) =>
  page.locator('main [data-wall] > li').evaluateAll((cases) =>
    cases.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y + window.scrollY, width, height];
    }),
  );

describe('a filtered wall', () => {
  it('keeps every case in its place from 1280 px on: of the others the black plate, no words and no link', async () => {
    const { page, close } = await site.visit({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
    });
    await page.goto(`${site.url()}/work/`);
    const before = await places(page);
    const radio = page.getByRole('radio', { name: /^Klang/ });
    await radio.check();
    expect(await places(page)).toEqual(before);
    const named = await page.locator('main [data-wall]').getByRole('link').count();
    expect(named).toBe(await shown(page));
    expect(named).toBeLessThan(before.length);
    const filters = await page
      .locator('main [data-wall] img')
      .evaluateAll((all) =>
        all.map((img) => [getComputedStyle(img).visibility, getComputedStyle(img).filter]),
      );
    expect(filters.every(([visibility]) => visibility === 'visible')).toBe(true);
    expect(filters.filter(([, filter]) => filter === 'none')).toHaveLength(named);
    // The ground of a black plate is the paper: white, multiplied by the colour of the page.
    const grounds = await page.locator('main [data-wall] img').evaluateAll((all) =>
      all.map((img) => {
        const sheet = img.closest('[data-teaser]');
        const { mixBlendMode, filter } = getComputedStyle(img);
        const paper = getComputedStyle(document.body).backgroundColor;
        const isOnPaper = sheet !== null && getComputedStyle(sheet).backgroundColor === paper;
        return filter === 'none' ? 'poster' : `${mixBlendMode}, ${filter}, ${isOnPaper}`;
      }),
    );
    expect(new Set(grounds)).toEqual(new Set(['poster', 'multiply, grayscale(1) brightness(1.8), true']));
    // The keyboard moves between the remaining cases.
    await page.locator('main [data-wall] a:visible').first().focus();
    for (let index = 1; index < named; index += 1) await page.keyboard.press('Tab');
    const last = page.locator('main [data-wall] a:visible').last();
    expect(await last.evaluate((link) => link === document.activeElement)).toBe(true);
    await close();
  });

  it.each([360, 1024])('takes the others away at %i px', async (width) => {
    const { page, close } = await site.visit({ viewport: { width, height: 800 } });
    await page.goto(`${site.url()}/work/`);
    await untilHydrated(page);
    await page.getByRole('radio', { name: /^Klang/ }).check();
    const standing = (await places(page)).filter(([, , , height]) => height !== 0);
    expect(standing).toHaveLength(await shown(page));
    await close();
  });
});

it('shows everything again behind the link to the list itself, as its address says', async () => {
  const { page, close } = await site.visit({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${site.url()}/work/`);
  await untilHydrated(page);
  const all = await shown(page);
  await page.getByRole('radio', { name: /^Klang/ }).check();
  await page.waitForFunction(() => location.search !== '');
  const some = await shown(page);
  await page.locator('header a[href="/work/"]').first().click();
  // The address changes before React does.
  await page.waitForFunction(() => location.search === '');
  expect(some).toBeLessThan(all);
  await eventually(() => page.getByRole('radio', { name: /^Alle/ }).isChecked(), true);
  await page.goBack();
  await eventually(() => page.getByRole('radio', { name: /^Klang/ }).isChecked(), true);
  await close();
});

it('has the years on a line of their own where they do not fit beside the kinds', async () => {
  const { page, close } = await site.visit({
    javaScriptEnabled: false,
    viewport: { width: 768, height: 800 },
  });
  await page.goto(`${site.url()}/news/`);
  const lines = new Map<number, string[]>();
  for (const label of await page.locator('main fieldset label').all()) {
    const top = Math.round((await label.boundingBox())?.y ?? 0);
    const kind = /^\d{4}\b/.test(await label.innerText()) ? 'year' : 'kind';
    lines.set(top, [...(lines.get(top) ?? []), kind]);
  }
  expect([...lines.values()].map((line) => [...new Set(line)])).toEqual([['kind'], ['year']]);
  await close();
});

it('hangs the posters of a row at one height, from margin to margin', async () => {
  const { page, close } = await site.visit({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${site.url()}/work/`);
  const heights = await page
    .locator('main [data-wall] > li img')
    .evaluateAll((all) => all.slice(0, 5).map((img) => Math.round(img.getBoundingClientRect().height)));
  expect(new Set(heights.slice(0, 2)).size).toBe(1);
  expect(new Set(heights.slice(2)).size).toBe(1);
  expect(heights[0]).not.toBe(heights[2]);
  await close();
});

describe.each(['/news/', '/work/', '/presse/', '/en/press/'])('the list at %s', (path) => {
  it('shows with each option as many entries as it promises, without script', async () => {
    const { page, close } = await site.visit({ javaScriptEnabled: false });
    await page.goto(site.url() + path);
    // The disclosure is opened by hand, so that each of its options can be chosen.
    const more = page.locator('main fieldset summary');
    if ((await more.count()) > 0) await more.click();
    const all = await options(page);
    expect(all.length).toBeGreaterThan(2);
    expect(await shown(page)).toBe(all[0]?.count);
    for (const { value, count } of all) {
      await page.locator(`main fieldset input[value="${value}"]`).check();
      expect({ value, shown: await shown(page) }).toEqual({ value, shown: count });
      // A year without entries does not show its heading.
      const empty = page.locator('main div[data-in]:visible:not(:has(li:visible))');
      expect(await empty.count()).toBe(0);
    }
    await close();
  });
});

it('keeps the choice in the address, over reload, a visit to a page and Back', async () => {
  const { page, complaints, close } = await site.visit();
  await page.goto(`${site.url()}/work/`);
  await untilHydrated(page);
  await page.getByRole('radio', { name: /^Klang/ }).check();
  expect(new URL(page.url()).search).toBe('?filter=klang');
  const found = await shown(page);
  await page.reload();
  await untilHydrated(page);
  expect(await page.getByRole('radio', { name: /^Klang/ }).isChecked()).toBe(true);
  expect(await shown(page)).toBe(found);
  await page.locator('main li[data-in] a:visible').first().click();
  await page.waitForURL('**/work/*/');
  await page.goBack();
  await page.waitForURL('**/work/?filter=klang');
  await page.getByRole('radio', { name: /^Klang/, checked: true }).waitFor();
  expect(await shown(page)).toBe(found);
  await page.getByRole('radio', { name: /^Alle/ }).check();
  expect(new URL(page.url()).search).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

it('narrows the cases down by year, city, unit and client, with an address that opens at the choice', async () => {
  const { page, complaints, close } = await site.visit();
  await page.goto(`${site.url()}/work/`);
  await untilHydrated(page);
  await page.getByText('Mehr Filter').click();
  const groups = page.locator('main fieldset fieldset:visible');
  expect(await groups.evaluateAll((all) => all.map((one) => one.querySelector('p')?.textContent))).toEqual([
    'Jahr',
    'Stadt',
    'Einheit',
    'Kunde',
  ]);
  await page.getByRole('group', { name: 'Stadt' }).getByRole('radio', { name: /^Wien/ }).check();
  expect(new URL(page.url()).search).toBe('?filter=stadt-wien');
  const found = await shown(page);
  await page.goto(`${site.url()}/work/?filter=stadt-wien`);
  await untilHydrated(page);
  // It is closed, and still shows the selection.
  expect(await groups.count()).toBe(1);
  expect(await page.getByRole('radio', { name: /^Wien/ }).isChecked()).toBe(true);
  expect(await shown(page)).toBe(found);
  expect(complaints).toEqual([]);
  await close();
});

it('is worked by keyboard alone', async () => {
  const { page, close } = await site.visit();
  await page.goto(`${site.url()}/work/`);
  await untilHydrated(page);
  await page.locator('main fieldset input').first().focus();
  await page.keyboard.press('ArrowLeft');
  // When closed, the last radio button is the line's: hidden ones are skipped.
  expect(
    await page.locator('main fieldset').first().locator('> div > label').last().locator('input').isChecked(),
  ).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  const first = page.locator('main fieldset fieldset input').first();
  expect(await first.isChecked()).toBe(true);
  await close();
});

it('keeps what was chosen before the script was there', async () => {
  const { page, close } = await site.visit();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url()}/news/`, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /^Presse/ }).check();
  release();
  await untilHydrated(page);
  expect(await page.getByRole('radio', { name: /^Presse/ }).isChecked()).toBe(true);
  await close();
});
