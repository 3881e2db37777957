// Covers src/sections/ListFilter, src/sections/NewsRows, src/sections/PosterMosaic, scripts/content/resolve, content-json.
import type { Page } from 'playwright-core';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

/** How many entries of the lists can be seen. */
const shown = (page: Page) => page.locator('main li[data-in]:visible').count();

/** The options of the filter, each with the number of entries that it promises. */
const options = (page: Page) =>
  page.locator('main fieldset label').evaluateAll((labels) =>
    labels.map((label) => ({
      value: label.querySelector('input')?.value ?? '',
      count: Number(label.querySelector('sup')?.textContent),
    })),
  );

describe.each(['/news/', '/work/', '/presse/', '/en/press/'])('the list at %s', (path) => {
  it('shows with each option as many entries as it promises, without script', async () => {
    const { page, close } = await site.visit({ javaScriptEnabled: false });
    await page.goto(site.url() + path);
    // What opens is opened by hand: each of its options can then be chosen, too.
    const more = page.locator('main fieldset summary');
    if ((await more.count()) > 0) await more.click();
    const all = await options(page);
    expect(all.length).toBeGreaterThan(2);
    expect(await shown(page)).toBe(all[0]?.count);
    for (const { value, count } of all) {
      await page.locator(`main fieldset input[value="${value}"]`).check();
      expect({ value, shown: await shown(page) }).toEqual({ value, shown: count });
      // A year without an entry does not keep its heading.
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
  // It is closed, and still says what is chosen.
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
  // Closed, the last radio button is that of the line: what nobody sees is passed over.
  expect(await page.locator('main fieldset > label').last().locator('input').isChecked()).toBe(true);
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
