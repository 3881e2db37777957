import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated, type Visit } from '../helpers/visit';

const site = siteInBrowser();
const LINK = 'footer a[href="#usercentrics-revoke"]';

async function open(path: string, options = {}): Promise<Visit> {
  const visit = await site.visit({ viewport: { width: 1280, height: 900 }, ...options });
  await visit.page.goto(site.url() + path);
  await untilHydrated(visit.page);
  await visit.page.locator('[data-sheet]').first().waitFor({ state: 'attached' });
  return visit;
}

it('opens in place: no way through the history, no scroll, no request to another host, nothing stored', async () => {
  const { page, complaints, foreignRequests, close } = await open('/');
  await page.locator(LINK).scrollIntoViewIfNeeded();
  const facts = () => page.evaluate(() => [location.href, history.length, Math.round(window.scrollY)]);
  const before = await facts();
  await page.locator(LINK).click();
  await page.getByRole('dialog', { name: 'Dürfen wir mitzählen?' }).waitFor();
  expect(await facts()).toEqual(before);
  expect(await page.locator('html').getAttribute('data-curtain')).toBe('idle');
  await page.getByRole('switch', { name: 'Medien' }).click();
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('dialog[open]').count(), 0);
  await eventually(() => page.locator(LINK).evaluate((link) => link === document.activeElement), true);
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
  expect(await page.context().cookies()).toEqual([]);
  expect(foreignRequests).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 60_000);

it('opens by keyboard, keeps the focus inside, and keeps what is chosen for the next visit', async () => {
  const { page, close } = await open('/en/');
  await page.locator(LINK).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mind if we count?' });
  await dialog.waitFor();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement } = document;
      // Between the last and the first control the focus is the browser's own for one step.
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.getByRole('switch', { name: 'Statistics' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save selection' }).click();
  await page.getByText('Saved.').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe(
    '{"statistics":true,"media":false}',
  );
  await page.reload();
  await untilHydrated(page);
  await page.locator('[data-sheet]').first().waitFor({ state: 'attached' });
  await page.locator(LINK).click();
  await eventually(() => page.getByRole('switch', { name: 'Statistics' }).isChecked(), true);
  await close();
}, 60_000);

it('opens with a page whose address asks for it', async () => {
  const { page, close } = await open('/jobs/#usercentrics-revoke');
  await page.getByRole('dialog', { name: 'Dürfen wir mitzählen?' }).waitFor();
  await eventually(async () => (await page.title()).includes('Jobs'), true);
  await close();
}, 60_000);

it('is the vendor’s own where one is there, and says so when that fails', async () => {
  const { page, close } = await open('/');
  await page.evaluate(() =>
    Object.assign(window, { UC_UI: { showSecondLayer: () => Object.assign(window, { isShown: true }) } }),
  );
  await page.locator(LINK).click();
  await page.waitForFunction(() => 'isShown' in window);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.evaluate(() =>
    Object.assign(window, { __ucCmp: { showSecondLayer: () => Promise.reject(new Error('blocked')) } }),
  );
  await page.locator(LINK).click();
  const dialog = page.getByRole('dialog', { name: 'Einstellungen nicht geladen' });
  await dialog.waitFor();
  expect(await dialog.getByRole('link').getAttribute('href')).toBe('/data-privacy/');
  await close();
}, 60_000);

it('fits the smallest screen as a sheet at its lower edge', async () => {
  const { page, close } = await open('/', { viewport: { width: 320, height: 640 } });
  await page.locator(LINK).click();
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  );
  const box = await dialog.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 320 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBe(0);
  await close();
}, 60_000);
