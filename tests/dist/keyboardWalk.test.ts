// Covers src/components, src/sections, src/layout, src/templates, src/forms.
import type { Page } from 'playwright-core';
import { languageOf, pagePaths, templateOf } from '../helpers/builtSite';
import { stopNow, walkByTab, wasStop } from '../helpers/focusWalk';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { lookAtEach, untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

/** One page per template, alternating between German and English, and the pages with controls of their own. */
function walkedPages(): string[] {
  const byTemplate = new Map<string, string[]>();
  for (const page of pagePaths.filter((path) => path.endsWith('/')))
    byTemplate.set(templateOf(page), [...(byTemplate.get(templateOf(page)) ?? []), page]);
  const pages = [...byTemplate.values()].map((paths, index) => {
    const wanted = index % 2 === 0 ? 'de' : 'en';
    return paths.find((path) => languageOf(path) === wanted) ?? paths[0] ?? '/';
  });
  return [...new Set([...pages, '/', '/en/jobs/', '/sounds/', '/kontakt/', '/gibt-es-nicht/'])];
}

const PAGES = walkedPages();
const SCREENS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 640 },
};

const openTab = (screen: keyof typeof SCREENS, javaScriptEnabled: boolean) =>
  site.visit({ viewport: SCREENS[screen], reducedMotion: 'reduce', javaScriptEnabled });

async function show(page: Page, path: string, hasScript: boolean): Promise<void> {
  await page.goto(site.url() + path);
  if (!hasScript) return;
  await untilHydrated(page);
  // The layout's last parts, among them the curtain and the button to the top, are loaded after the page.
  await page.locator('[data-sheet]').first().waitFor({ state: 'attached' });
}

it('has a page of every template to walk', () => {
  const templates = new Set(PAGES.filter((path) => pagePaths.includes(path)).map(templateOf));
  expect([...templates].sort()).toEqual(
    [...new Set(pagePaths.map(templateOf))].filter((name) => name !== 'error').sort(),
  );
});

async function walkFaults(page: Page, path: string): Promise<string[]> {
  const stops = await walkByTab(page);
  const [first] = stops;
  const faults: string[] = [];
  const isSkipLink = first !== undefined && /Zum Inhalt|Skip to/.test(first.name);
  if (!isSkipLink) faults.push(`${path}: starts at ${first?.name ?? 'nothing'}`);
  if (!(await wasStop(page, 'footer a[href]'))) faults.push(`${path}: never reaches the end of the footer`);
  for (const { name, hidden } of stops) if (hidden !== '') faults.push(`${path}: ${name} ${hidden}`);
  for (const { name, isBack } of stops) if (isBack) faults.push(`${path}: ${name} is a step back`);
  return faults;
}

async function menuFaults(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  // Focused and pressed in one step, so that nothing can take the focus in between.
  await page.locator('a[href="#main"]').first().press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
  if (!inMain) faults.push(`${path}: the skip link leads to ${(await stopNow(page))?.name}`);
  const burger = page.locator('header button[aria-expanded]');
  await burger.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-state="opened"]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-state="closed"]:not(html)').first().waitFor({ state: 'attached' });
  const isBack = await burger.evaluate((button) => button === document.activeElement);
  if (!isBack) faults.push(`${path}: the focus does not come back to the burger`);
  return faults;
}

describe('each stop of the Tab key is shown, in the order of the page, from the skip link to the end of the footer', () => {
  it.each([
    ['desktop', true],
    ['phone', false],
  ] as const)('%s, script: %s', async (screen, hasScript) => {
    const faults: string[] = [];
    await lookAtEach(
      PAGES,
      () => openTab(screen, hasScript),
      async ({ page }, path) => {
        await show(page, path, hasScript);
        faults.push(...(await walkFaults(page, path)));
      },
    );
    expect(faults).toEqual([]);
  });

  it('phone, script: true; there the skip link leads past header and menu, and the menu opens and closes by keyboard', async () => {
    const faults: string[] = [];
    await lookAtEach(
      PAGES,
      () => openTab('phone', true),
      async ({ page }, path) => {
        await show(page, path, true);
        faults.push(...(await walkFaults(page, path)), ...(await menuFaults(page, path)));
      },
    );
    expect(faults).toEqual([]);
  });
});

it('no stop on the way up is covered on a laptop with text four times as large', async () => {
  const { page, close } = await site.visit({
    viewport: { width: 480, height: 232 },
    reducedMotion: 'reduce',
  });
  await show(page, '/jobs/', true);
  await page.locator('main li button').nth(9).focus();
  const faults: string[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    // The button to the top appears in the frame after the scroll.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const { name, hidden } = (await stopNow(page)) ?? { name: 'nothing', hidden: 'lost' };
    if (hidden !== '') faults.push(`${name} ${hidden}`);
  }
  expect(faults).toEqual([]);
  await close();
});
