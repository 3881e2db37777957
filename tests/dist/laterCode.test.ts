import type { Page } from 'playwright-core';
import { APPLICATION_PATHS, RESUME } from '../helpers/applicationPages';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { stubIntakeOf } from '../helpers/stubIntakeOf';
import { untilHydrated, type Visit } from '../helpers/visit';

const site = siteInBrowser();
const intake = stubIntakeOf(site);

/** What a form needs only once somebody uses it. */
const LATER = /\/assets\/(?:application|contact)Tools\.[^/]*\.js$/;

async function open(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
  const visit = await site.visit({ reducedMotion: 'reduce' });
  await prepare?.(visit.page);
  await visit.page.goto(intake.url + path);
  await untilHydrated(visit.page);
  return visit;
}

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
/** What a control without a file sends is an empty one. */
const chosenFiles = () => intake.received[0]?.files.filter(({ bytes }) => bytes > 0);
const press = (page: Page) => page.locator('form button[type="submit"]').click();

async function fillIn(page: Page): Promise<void> {
  await field(page, 'first_name').fill('Mira');
  await field(page, 'last_name').fill('Sandoval');
  await field(page, 'email').fill('mira@post.example');
  await field(page, 'resume').setInputFiles(RESUME);
  await page.locator('form li', { hasText: RESUME.name }).waitFor();
  await field(page, 'privacy_ack').check();
}

it.each([APPLICATION_PATHS.de, '/kontakt/'])(
  'the form on %s loads what it needs later with the first sign of use, and not before',
  async (path) => {
    const asked: string[] = [];
    const { page, close } = await open(path, async (opened) => {
      opened.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    });
    // Everything that comes by itself, the code after the first view included, has come.
    await page.waitForLoadState('networkidle');
    expect(asked.filter((file) => LATER.test(file))).toEqual([]);
    const comes = page.waitForRequest((request) => LATER.test(request.url()));
    await field(page, 'email').focus();
    await comes;
    await close();
  },
  60_000,
);

it('who sends before the rules have come waits for them and gets the same answer', async () => {
  let arrive = () => {};
  const isHeldBack = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page, close } = await open(APPLICATION_PATHS.de, (opened) =>
    opened.route(LATER, async (route) => {
      await isHeldBack;
      await route.continue();
    }),
  );
  await press(page);
  await page.locator('form button[aria-disabled="true"]').waitFor();
  arrive();
  await page.locator('main [role="alert"]').waitFor();
  expect(await field(page, 'first_name').getAttribute('aria-invalid')).toBe('true');
  expect(intake.received).toEqual([]);
  await close();
}, 60_000);

it('an application whose later code is gone is sent by the browser, with its files and without a question', async () => {
  intake.answers.push({ status: 201, body: {}, headers: { 'Content-Type': 'text/html' } });
  const { page, close } = await open(APPLICATION_PATHS.de, (opened) =>
    opened.route(LATER, (route) => route.fulfill({ status: 404 })),
  );
  await fillIn(page);
  const leaves = page.waitForURL('**/api/applications');
  await press(page);
  await leaves;
  expect(intake.received).toHaveLength(1);
  expect(intake.received[0]?.fields).toMatchObject({
    locale: 'de',
    first_name: 'Mira',
    email: 'mira@post.example',
    privacy_ack: 'true',
  });
  expect(chosenFiles()).toEqual([
    expect.objectContaining({ field: 'resume', name: RESUME.name, bytes: RESUME.buffer.length }),
  ]);
  await close();
}, 60_000);

it('without a network the same form says that nothing arrived, keeps everything, and sends when tried again', async () => {
  const { page, close } = await open(APPLICATION_PATHS.de, async (opened) => {
    await opened.route(LATER, (route) => route.abort());
    await opened.route('**/api/form-token', (route) => route.abort());
  });
  await fillIn(page);
  await press(page);
  await page.locator('form [role="alert"]', { hasText: 'Nicht angekommen' }).waitFor();
  expect(await field(page, 'first_name').inputValue()).toBe('Mira');
  expect(await page.locator('form li', { hasText: RESUME.name }).count()).toBe(1);
  expect(intake.received).toEqual([]);
  await page.unroute(LATER);
  await page.unroute('**/api/form-token');
  await press(page);
  await page.waitForFunction(
    () => location.pathname === '/api/applications' || document.querySelector('h1')?.textContent === 'Passt.',
  );
  expect(intake.received).toHaveLength(1);
  expect(chosenFiles()).toHaveLength(1);
  await close();
}, 60_000);

it('without the dialog that asks, the browser asks before a filled-in form is left', async () => {
  const { page, close } = await open(APPLICATION_PATHS.de, (opened) =>
    opened.route(LATER, (route) => route.abort()),
  );
  await field(page, 'first_name').fill('Mira');
  await page.locator('html[data-form-dirty]').waitFor();
  const asks = page.waitForEvent('dialog');
  // A press of a key or a button is what lets a browser ask at all.
  await page.locator('header a[href="/jobs/"]').first().focus();
  const leaves = page.keyboard.press('Enter');
  const dialog = await asks;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaves;
  expect(new URL(page.url()).pathname).toBe(APPLICATION_PATHS.de);
  expect(await field(page, 'first_name').inputValue()).toBe('Mira');
  await close();
}, 60_000);
