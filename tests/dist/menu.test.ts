// Covers src/layout, src/components, src/theme.
import { axeFaults } from '../helpers/axe';
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
}, 120_000);

it('keeps the keyboard among its links, logo and burger, and closes with Escape', async () => {
  const { page, close } = await openMenu('/', 360);
  // The focus is inside from the first moment, also for visitors who asked for less motion.
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
}, 60_000);
