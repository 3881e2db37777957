// Covers src/forms, src/applications.
import type { Page } from 'playwright-core';
import { button, changeLanguage, field, fillIn, openForm, row } from '../helpers/applicationForm';
import { APPLICATION_PATHS, type Language } from '../helpers/applicationPages';
import { axeFaults } from '../helpers/axe';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { stubIntakeOf } from '../helpers/stubIntakeOf';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();
const intake = stubIntakeOf(site);
const open = (language: Language, options?: Parameters<typeof site.visit>[0]) =>
  openForm(site, intake.url, language, options);

it('keeps everything when the language is switched, and only texts when the page is loaded again', async () => {
  const { page, close } = await open('de');
  await fillIn(page);
  await row(page, 'Lebenslauf.pdf').waitFor();
  await changeLanguage(page, 'en');
  await page.waitForURL(`**${APPLICATION_PATHS.en}`);
  await page.getByRole('button', { name: 'Send application' }).waitFor();
  expect(await field(page, 'first_name').inputValue()).toBe('Mira');
  expect(await field(page, 'privacy_ack').isChecked()).toBe(true);
  await row(page, 'Lebenslauf.pdf').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await untilHydrated(page);
  await page.getByText('What you typed earlier is still here.').waitFor();
  expect(await field(page, 'email').inputValue()).toBe('mira@post.example');
  expect(await field(page, 'privacy_ack').isChecked()).toBe(false);
  expect(await row(page, 'Lebenslauf.pdf').count()).toBe(0);
  await page.getByRole('button', { name: 'Discard what I typed' }).click();
  expect(await field(page, 'email').inputValue()).toBe('');
  await page.getByText('What you typed is gone.').waitFor();
  // The focus has stayed on the button, which now undoes it.
  await page.keyboard.press('Enter');
  expect(await field(page, 'email').inputValue()).toBe('mira@post.example');
  await page.getByRole('button', { name: 'Discard what I typed' }).click();
  await field(page, 'first_name').fill('Ada');
  expect(await page.getByRole('button', { name: 'Keep it after all' }).count()).toBe(0);
  await close();
});

it.each([
  ['changes the language', (page: Page) => changeLanguage(page, 'en'), APPLICATION_PATHS.en, 'Try again'],
  ['goes back', (page: Page) => page.goBack(), undefined, 'Noch einmal senden'],
] as const)(
  'tells whoever %s in the middle of sending that it did not get through',
  async (_what, leave, path, again) => {
    const { page, close } = await open('de');
    if (path === undefined) {
      await page.locator('main a[href^="/jobs/"]').first().click();
      await page.locator(`main a[href="${APPLICATION_PATHS.de}"]`).first().click();
      await button(page).waitFor();
    }
    intake.answers.push('hangs');
    await fillIn(page);
    await button(page).click();
    await eventually(() => intake.received.length, 1);
    await leave(page);
    if (path === undefined) {
      await button(page).waitFor({ state: 'detached' });
      await page.goForward();
    } else await page.waitForURL(`**${path}`);
    await page.getByRole('button', { name: again, exact: true }).click();
    await eventually(() => intake.received.length, 2);
    expect(new Set(intake.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(intake.received[1]?.files[0]).toMatchObject({ name: 'Lebenslauf.pdf' });
    await close();
  },
);

it('presses nothing below when a finger closes the question beside it', async () => {
  const { page, close } = await open('de', { hasTouch: true, viewport: { width: 360, height: 760 } });
  await field(page, 'first_name').fill('Mira');
  const link = page.locator('main a[href^="/jobs/"]').first();
  await link.tap();
  await page.getByRole('dialog').waitFor();
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // A second question would have opened in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(APPLICATION_PATHS.de);
  await close();
});

it('asks before unsent input is left behind', async () => {
  const { page, close } = await open('de');
  await field(page, 'first_name').fill('Mira');
  await page.locator('main a[href^="/jobs/"]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(APPLICATION_PATHS.de);
  // A visitor who stays keeps their place, whichever way the dialog was closed.
  const link = page.locator('main a[href^="/jobs/"]').first();
  await page.waitForFunction(() => document.activeElement?.matches('main a[href^="/jobs/"]'));
  await link.click();
  await dialog.getByRole('button', { name: 'Weiter ausfüllen' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.matches('main a[href^="/jobs/"]'));
  await page.locator('main a[href^="/jobs/"]').first().click();
  await dialog.getByRole('button', { name: 'Verlassen' }).click();
  await page.waitForURL((url) => url.pathname !== APPLICATION_PATHS.de);
  await page.goBack();
  await page.getByRole('button', { name: 'Bewerbung senden' }).waitFor();
  expect(await field(page, 'first_name').inputValue()).toBe('Mira');
  await close();
});
