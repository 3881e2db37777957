import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { APPLICATION_PATHS, type Language, RESUME } from './applicationPages';
import type { SiteInBrowser } from './siteInBrowser';
import { untilHydrated, type Visit } from './visit';

/** One file of each kind that the form accepts. */
export const FILES = {
  resume: RESUME,
  portfolio: {
    name: 'Mappe.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200_000, 7)]),
  },
  certificates: { name: 'Zeugnis.docx', mimeType: '', buffer: Buffer.from('504b0304aabb', 'hex') },
};

/** Opens the application form below an origin, hydrated unless JavaScript is disabled. */
export async function openForm(
  site: SiteInBrowser,
  origin: string,
  language: Language,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visit = await site.visit({ bypassCSP: true, reducedMotion: 'reduce', ...options });
  await visit.page.goto(origin + APPLICATION_PATHS[language]);
  if (options.javaScriptEnabled !== false) await untilHydrated(visit.page);
  return visit;
}

/** A control of the form, by name. */
export const field = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);

/** The row of a chosen file. */
export const row = (page: Page, name: string): Locator => page.locator('form li', { hasText: name });

/** The submit button of the form. */
export const button = (page: Page): Locator => page.locator('form button[type="submit"]');

/** Fills in the required fields, and the pitch. */
export async function fillIn(page: Page): Promise<void> {
  await field(page, 'first_name').fill('Mira');
  await field(page, 'last_name').fill('Sandoval');
  await field(page, 'email').fill('mira@post.example');
  await field(page, 'pitch').fill('Der Moment, in dem alle wissen, dass gleich jemand lacht.');
  await field(page, 'resume').setInputFiles(FILES.resume);
  await field(page, 'privacy_ack').check();
}

/** Waits until an element has the focus, which moves asynchronously. */
export async function untilFocused(target: Locator): Promise<void> {
  const element = await target.elementHandle();
  await target.page().waitForFunction((wanted) => wanted === document.activeElement, element);
}

/** Clicks the header's link to the form in another language, even if the header is scrolled out of view. */
export async function changeLanguage(page: Page, to: Language): Promise<void> {
  await page
    .locator(`header nav a[lang="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}
