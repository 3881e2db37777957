import type { Browser, Page } from 'playwright-core';

/** Height of the screen by page width, px. */
export const SHEET_SCREENS = {
  360: 780,
  768: 1024,
  1280: 800,
  2000: 1125,
} as const satisfies Record<number, number>;

/** One of these widths, px. */
export type SheetWidth = keyof typeof SHEET_SCREENS;

/** All widths, narrowest first. */
export const SHEET_WIDTHS = Object.keys(SHEET_SCREENS).map(Number) as SheetWidth[];

/** Colour scheme of the pictures. */
export type Scheme = 'light' | 'dark';

/** Scrolls through the page, as lazy images only load near the viewport. */
async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight,
  }));
  for (let top = 0; top < height; top += step) {
    await page.evaluate(async (to) => {
      scrollTo({ top: to, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, top);
  }
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    // A lazy image that is not displayed is never loaded, so it would be waited for without end.
    const displayed = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(displayed.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** Which page is taken, and how. */
export interface PictureOptions {
  /** Absolute URL. */
  address: string;
  /** HTTP status that the address must be answered with: 404 for the error page. */
  status: 200 | 404;
  width: SheetWidth;
  scheme: Scheme;
}

/** Takes a JPEG of the full page at rest. @throws if the status is another, or if the address leads to another page */
export async function pagePicture(
  browser: Browser,
  { address, status, width, scheme }: PictureOptions,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height: SHEET_SCREENS[width] },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  try {
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    const { pathname } = new URL(page.url());
    if (response?.status() !== status)
      throw new Error(
        status === 200
          ? `There is no page ${pathname} in the built site.`
          : `${pathname} must show the error page, but was answered with ${response?.status()}.`,
      );
    if (page.url() !== address)
      throw new Error(`${new URL(address).pathname} leads to ${pathname}: name that page instead.`);
    await page.locator('header[data-pinned=true]').waitFor();
    await scrollThrough(page);
    await page.locator('header[data-pinned=true]').waitFor();
    return await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 });
  } finally {
    await page.close();
  }
}
