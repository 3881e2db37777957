import type { Page } from 'playwright-core';
import { translate } from './translate';

/** Adds an element beside each field, as password managers do. */
function markFields(): void {
  for (const field of document.querySelectorAll('input, textarea'))
    field.after(document.createElement('div'));
}

/** What changes the markup of a page before its scripts run. */
export const FOREIGN_CODE = { 'a password manager': markFields, 'a translation': translate } as const;

/** What is reported, and hidden by default, where React has rendered the page anew. */
export const RENDERED_ANEW = expect.stringMatching(/^debug: Error: Minified React error #418/);

/** Runs foreign code in a page as soon as its markup is complete, which is before its scripts run. */
export async function changeMarkup(page: Page, code: () => void): Promise<void> {
  await page.addInitScript(`document.addEventListener('readystatechange', ${code}, { once: true })`);
}
