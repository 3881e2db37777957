import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launchBrowser';

/**
 * Starts the project's browser for a piece of work and closes it afterwards.
 * @param root the project's folder, in which the browser is unpacked
 */
export async function withBrowser<T>(root: string, work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchBrowser(root);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
