// Covers src/layout, src/components, src/theme.
import { axeFaults } from '../helpers/axe';
import { htmlOf } from '../helpers/builtSite';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { inParallel, untilHydrated, type Visit } from '../helpers/visit';

const site = siteInBrowser();

const MENU = '[data-state]:not(html)';
const WIDTHS_WITH_BURGER = [320, 360, 640, 768];

async function openMenu(path: string, width: number): Promise<Visit> {
  const visit = await site.visit({
    viewport: { width, height: 740 },
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await visit.page.goto(site.url() + path);
  await untilHydrated(visit.page);
  await visit.page.locator('header button[aria-expanded]').click();
  await visit.page.locator(`${MENU}[data-state=opened]`).waitFor();
  return visit;
}

it('has no fault that axe can find while it is open, and fits the screen', async () => {
  const faults: string[] = [];
  const cases = ['/', '/en/'].flatMap((path) => WIDTHS_WITH_BURGER.map((width) => ({ path, width })));
  await inParallel(cases, 2, async ({ path, width }) => {
    const { page, complaints, close } = await openMenu(path, width);
    const place = `${path} at ${width} px`;
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) faults.push(`${place}: ${excess} px too wide`);
    faults.push(...(await axeFaults(page)).map((fault) => `${place}: ${fault}`));
    faults.push(...complaints.map((complaint) => `${place}: ${complaint}`));
    await close();
  });
  expect(faults).toEqual([]);
});

it('keeps the keyboard among its links, logo and burger, and closes with Escape', async () => {
  const { page, close } = await openMenu('/', 360);
  // The focus is inside from the start, also with reduced motion.
  const focused = page.locator('#site-menu a').first();
  await eventually(() => focused.evaluate((element) => element === document.activeElement), true);
  const outside: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('header, [data-state]') ? '' : (element?.outerHTML.slice(0, 120) ?? 'nothing');
    });
    if (place !== '') outside.push(place);
  }
  expect(outside).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator(`${MENU}[data-state=closed]`).waitFor({ state: 'attached' });
  const burger = page.locator('header button[aria-expanded]');
  await eventually(() => burger.getAttribute('aria-expanded'), 'false');
  await eventually(() => burger.evaluate((element) => element === document.activeElement), true);
  await close();
});

it('is empty until the page has been painted, and whole where it is opened before the browser had an idle moment', async () => {
  expect(htmlOf('/')).toMatch(/<div id="site-menu"[^>]*><\/div>/);
  const { page, complaints, close } = await site.visit({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(`${site.url()}/`);
  await page.locator('header[data-pinned=true]').waitFor();
  const links = page.locator('#site-menu a');
  expect(await links.count()).toBe(0);
  await page.locator('header button[aria-expanded]').click();
  await page.locator(`${MENU}[data-state=opened]`).waitFor();
  expect(await links.count()).toBeGreaterThan(6);
  expect(await links.first().evaluate((link) => link === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

it('shows its plate at once and begins with its links within 150 ms', async () => {
  const { page, close } = await site.visit({ viewport: { width: 360, height: 740 }, bypassCSP: true });
  await page.goto(`${site.url()}/`);
  await untilHydrated(page);
  await page.locator('#site-menu a').first().waitFor({ state: 'attached' });
  // In one call, since the state ends after 1200 ms. The animations are set to fixed times after the press, so a slow
  // machine makes no difference.
  const [plate, links] = await page.evaluate(async () => {
    const menu = document.querySelector('#site-menu') as HTMLElement;
    const opening = new Promise((resolve) => {
      new MutationObserver(resolve).observe(menu, { attributeFilter: ['data-state'] });
    });
    document.querySelector<HTMLElement>('header button[aria-expanded]')?.click();
    await opening;
    return [150, 300].map((time) => {
      for (const movement of menu.getAnimations({ subtree: true })) {
        movement.pause();
        movement.currentTime = time;
      }
      const [, right = '0', bottom = '0', left = '0'] =
        /inset\(([\d.]+%?(?:px)?)(?: ([\d.]+)[%a-z]*)?(?: ([\d.]+)[%a-z]*)?(?: ([\d.]+)[%a-z]*)?\)/
          .exec(getComputedStyle(menu).clipPath)
          ?.slice(1) ?? [];
      const [first] = menu.querySelectorAll('nav a');
      const line = first?.parentElement?.getBoundingClientRect();
      const moved = first?.getBoundingClientRect();
      return {
        state: menu.dataset['state'],
        // Percentage of a side not yet covered by the plate, and the share of the first link that has risen.
        hidden: Math.max(Number.parseFloat(right), Number.parseFloat(bottom), Number.parseFloat(left)),
        risen: line && moved ? 1 - (moved.top - line.top) / line.height : 0,
      };
    });
  });
  expect([plate?.state, links?.state]).toEqual(['opening', 'opening']);
  expect(plate?.hidden).toBeLessThan(20);
  expect(links?.risen).toBeGreaterThan(0.6);
  await close();
});

it('the native menu hands the focus to the burger that takes its place', async () => {
  const { page, close } = await site.visit({ viewport: { width: 390, height: 844 } });
  let arrive = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(?!early\.)[^/]+\.js$/, async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto(`${site.url()}/about/`, { waitUntil: 'commit' });
  const summary = page.locator('header details summary');
  await summary.click();
  arrive();
  await untilHydrated(page);
  await page.locator('header[data-pinned="true"]').waitFor({ state: 'attached' });
  await summary.focus();
  await page.keyboard.press('Enter');
  const burger = page.locator('header button[aria-controls]');
  await eventually(() => burger.evaluate((button) => button === document.activeElement), true);
  await close();
});
