// Covers src/components, src/sections, src/layout, src/templates, src/forms.
import type { Page } from 'playwright-core';
import { languageOf, pagePaths, templateOf } from '../helpers/builtSite';
import { stopNow, walkByTab, wasStop } from '../helpers/focusWalk';
import { pagesToLookAt } from '../helpers/pagesToLookAt';
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
  return [...new Set([...pages, '/', '/en/jobs/', '/sounds/', '/kontakt/'])];
}

const PAGES = walkedPages();
const { pages, note } = pagesToLookAt('keyboardWalk', PAGES);
/** The 404 page at an address of its own, which is walked every time. */
const TO_WALK = [...pages, '/gibt-es-nicht/'];
/** Number of walks over each page: desktop, phone without script, phone. */
const WALKS = 3;
/** The faults of each walk over a page. */
const walks = new Map<string, string[][]>();
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
  const templates = new Set(PAGES.map(templateOf));
  expect([...templates].sort()).toEqual(
    [...new Set(pagePaths.map(templateOf))].filter((name) => name !== 'error').sort(),
  );
});

/** Records a page after the last of its walks. */
function noteWalk(path: string, faults: string[]): void {
  const all = [...(walks.get(path) ?? []), faults];
  walks.set(path, all);
  if (all.length === WALKS && pages.includes(path)) note(path, all.flat());
}

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
      TO_WALK,
      () => openTab(screen, hasScript),
      async ({ page }, path) => {
        await show(page, path, hasScript);
        const found = await walkFaults(page, path);
        noteWalk(path, found);
        faults.push(...found);
      },
    );
    expect(faults).toEqual([]);
  });

  it('phone, script: true; there the skip link leads past header and menu, and the menu opens and closes by keyboard', async () => {
    const faults: string[] = [];
    await lookAtEach(
      TO_WALK,
      () => openTab('phone', true),
      async ({ page }, path) => {
        await show(page, path, true);
        const found = [...(await walkFaults(page, path)), ...(await menuFaults(page, path))];
        noteWalk(path, found);
        faults.push(...found);
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
