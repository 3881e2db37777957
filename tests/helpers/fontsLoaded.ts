import type { Page } from 'playwright-core';

/**
 * Waits until all fonts of the page are loaded. `document.fonts.ready` would not wait for those whose text is not laid
 * out yet. Local fallbacks may be missing.
 */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
}
