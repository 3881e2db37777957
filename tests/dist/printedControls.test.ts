// Covers src/theme, src/components, src/sections, src/templates, src/layout, src/forms.
import { button, fillIn } from '../helpers/applicationForm';
import { APPLICATION_PATHS } from '../helpers/applicationPages';
import { PAPER_WIDTH_PX, sheetsOf } from '../helpers/sheetsOf';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

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

it('an open dialog and the line below the header are not on paper, and the page is', async () => {
  const { page, close } = await site.visit({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${site.url()}/business/`);
  await untilHydrated(page);
  await page.evaluate(() => scrollTo(0, 1600));
  await page.locator('header[data-hidden="true"]').waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, 1200));
  const bar = page.locator('header[data-bar="true"]');
  await bar.waitFor();
  const line = () => bar.evaluate((header) => getComputedStyle(header).borderBottomWidth);
  expect(await line()).not.toBe('0px');
  await page.locator('footer a[href^="#"]').evaluate((link: HTMLElement) => link.click());
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await line()).toBe('0px');
  expect(await dialog.isVisible()).toBe(false);
  expect(await page.locator('h1').isVisible()).toBe(true);
  await close();
});

it('what asks for a choice is not on paper: the player of another provider, the search of the error page', async () => {
  const { page, close } = await site.visit();
  const printed = async (path: string, selector: string) => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(site.url() + path);
    await untilHydrated(page);
    const part = page.locator(selector).first();
    expect(await part.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    return part.isVisible();
  };
  expect(await printed('/sounds/', 'main h2:text("Küchenradio: elf Stücke")')).toBe(false);
  expect(await printed('/no-such-page/', 'main [role="search"]')).toBe(false);
  expect(await sheetsOf(page)).toBe(1);
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
  expect(poster?.height).toBeLessThan(500);
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
