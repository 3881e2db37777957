import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser/launchBrowser';
import { ROOT, STORYBOOK_ORIGIN, serveStorybook } from '../helpers/builtStorybook';

const TOOL = `${STORYBOOK_ORIGIN}/iframe.html?id=compose-a-page--tool&viewMode=story`;

let browser: Browser;
let page: Page;
const complaints: string[] = [];

function watch(watched: Page): void {
  watched.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  watched.on('pageerror', (error) => complaints.push(error.message));
}

beforeAll(async () => {
  browser = await launchBrowser(ROOT);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await serveStorybook(context);
  page = await context.newPage();
  watch(page);
  await page.goto(TOOL);
});

afterAll(() => browser.close());

const shown = () => page.frameLocator('iframe').locator('main h1');

async function openVienna() {
  await page.getByLabel('Kind').selectOption('locations');
  await page.getByLabel('Start from').selectOption('wien');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

it('shows a page while it is written, in the other language and another width, and has it again after a reload and in another tab', async () => {
  await openVienna();
  await shown().filter({ hasText: 'Wien' }).waitFor();
  const poster = page.frameLocator('iframe').locator('main img').first();
  expect(
    await poster.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(1000);
  await page.getByLabel(/^title$/).fill('Wien bei Nacht');
  await shown().filter({ hasText: 'Wien bei Nacht' }).waitFor();

  await page.getByLabel('Language', { exact: true }).selectOption('en');
  await shown().filter({ hasText: 'Vienna' }).waitFor();
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await page.frameLocator('iframe').locator('html[data-theme="dark"][lang="en"]').waitFor();
  const menu = page.frameLocator('iframe').locator('header nav').first();
  expect(await menu.isVisible()).toBe(true);
  await page.getByLabel('Width', { exact: true }).selectOption('360');
  await menu.waitFor({ state: 'hidden' });

  await page.reload();
  expect(await page.getByLabel(/^title$/).inputValue()).toBe('Wien bei Nacht');

  await page.getByRole('tab', { name: 'Drafts (1)' }).waitFor();
  const next = await page.context().newPage();
  await page.close();
  page = next;
  watch(page);
  await page.goto(TOOL);
  // It shows a page of the site and has nothing to save, because there is no development server here.
  await shown().filter({ hasText: 'Deckungsgleich' }).waitFor();
  expect(await page.getByRole('tab', { name: 'Save' }).count()).toBe(0);
  await page.getByRole('tab', { name: 'Drafts (1)' }).click();
  await page.getByRole('button', { name: /^Open draft .*locations\/wien/ }).click();
  expect(await page.getByLabel(/^title$/).inputValue()).toBe('Wien bei Nacht');
  await page.getByRole('button', { name: /^Delete draft/ }).click();
  await page.getByText('There are no drafts.').waitFor();
  expect(complaints).toEqual([]);
});

it('has the preview beside the form in a window of 1,280 px, of which Storybook takes a part', async () => {
  await page.setViewportSize({ width: 980, height: 800 });
  const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y;
  expect(await topOf('What becomes of it')).toBe(await topOf('The page'));
});
