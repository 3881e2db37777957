// Covers src/layout, src/components/Dialog, content-json/de/pages, content-json/en/pages, content-json/de/navigation.json, content-json/en/navigation.json, content-json/de/texts.json, content-json/en/texts.json, content-json/de/cases/hoerfein-leise.json.
import type { Page } from 'playwright-core';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const DESKTOP = { width: 1280, height: 800 };

/** Pages with a translation, and one in between that exists in one language only. */
const NAVIGATED = ['/', '/about/', '/jobs/', '/business/'];

/** A page with a picture that can be enlarged. */
const WITH_PICTURE = '/work/hoerfein-leise/';

const site = siteInBrowser();

const open = (width: number) =>
  site.visit({ viewport: { ...DESKTOP, width }, reducedMotion: 'reduce', bypassCSP: true });

async function show(page: Page, path: string): Promise<void> {
  await page.goto(site.url() + path);
  await untilHydrated(page);
}

it.each([360, 1280])('a hidden header leaves nothing of itself on the screen at %d px', async (width) => {
  const { page, close } = await open(width);
  await show(page, '/about/');
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.waitForSelector('header[data-hidden="true"]');
  // Transitions last 1 ms under reduced motion.
  const lowest = () =>
    page
      .locator('header :is(a, svg, button)')
      .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)));
  await eventually(async () => (await lowest()) <= 0, true);
  await close();
});

it.each([1280, 2000])(
  'no entry of the main navigation moves from one page to the next at %d px',
  async (width) => {
    const { page, close } = await open(width);
    const places = new Map<string, string>();
    for (const path of NAVIGATED) {
      await show(page, path);
      const lefts = await page
        .locator('header nav a:visible')
        .evaluateAll((links) =>
          links
            .filter((link) => !link.hasAttribute('hreflang'))
            .map((link) => `${link.textContent} ${Math.round(link.getBoundingClientRect().right)}`),
        );
      expect(lefts.length).toBeGreaterThan(4);
      places.set(path, lefts.join(', '));
    }
    // The current entry is underlined, never wider than others.
    expect(new Set(places.values()).size).toBe(1);
    await close();
  },
);

it.each([
  [360, 780],
  [1280, 800],
  [2000, 1200],
])('a picture is larger when it is enlarged, at %d × %d px', async (width, height) => {
  const { page, close } = await open(width);
  await page.setViewportSize({ width, height });
  await show(page, WITH_PICTURE);
  const link = page.getByRole('link', { name: /Bild vergrößern/ }).first();
  const inPage = await link.locator('img').evaluate((image) => image.getBoundingClientRect().width);
  await link.click();
  const image = page.locator('dialog[open] img');
  await image.waitFor();
  const shown = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const { width: boxWidth, height: boxHeight } = element.getBoundingClientRect();
    const ratio = element.naturalWidth / element.naturalHeight;
    return Math.min(boxWidth, boxHeight * ratio);
  });
  expect(shown).toBeGreaterThan(inPage);
  await close();
});
