// Covers src/forms, src/applications, src/templates/JobApplicationPage, server/intake.
import type { Page } from 'playwright-core';
import { APPLICATION_PATHS, RESUME } from '../helpers/applicationPages';
import { axeFaults } from '../helpers/axe';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { stubIntakeOf } from '../helpers/stubIntakeOf';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();
const intake = stubIntakeOf(site);

/** A phone, and a 1280 × 1024 px screen at 400 % zoom, which leaves 320 × 256 px for the page. */
const SCREENS = { phone: { width: 360, height: 740 }, zoom: { width: 320, height: 256 } };

const WORDS = {
  de: {
    required: 'Das ist ein Pflichtfeld.',
    email: 'name@beispiel.de',
    type: 'Die Datei muss vom Typ',
    cancel: 'Abbrechen',
    server: 'Bitte prüfe deine Eingaben.',
    again: 'Noch einmal senden',
  },
  en: {
    required: 'This field is required',
    email: 'name@example.com',
    type: 'The file must be',
    cancel: 'Cancel',
    server: 'Please check your input.',
    again: 'Try again',
  },
} as const;

const WRONG = { name: 'Lebenslauf.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };

/** The focused element: the name of a control, the text of a link or button, or its role. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (
      element?.getAttribute('name') ??
      (element?.getAttribute('role') === 'alert' ? 'alert' : (element?.textContent ?? '').trim().slice(0, 60))
    );
  });

/** True if the focused element is visible: part of it is on screen and not covered. */
const isSeen = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    // A file input is as small as possible; the button in its place shows the focus ring.
    const shown = (element as HTMLInputElement).type === 'file' ? element.parentElement : element;
    return [...(shown?.getClientRects() ?? [])].some((box) => {
      const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      if (bottom - top < Math.min(box.height, 8)) return false;
      return [0.2, 0.5, 0.8].some((part) => {
        const hit = document.elementFromPoint(x, top + (bottom - top) * part);
        return hit !== null && (shown?.contains(hit) || hit.contains(shown));
      });
    });
  });

/** Presses Tab until the wanted element has the focus; every stop on the way must be visible. */
async function tabTo(page: Page, wanted: string | RegExp, key = 'Tab'): Promise<void> {
  const stops: string[] = [];
  for (let step = 0; step < 90; step += 1) {
    await page.keyboard.press(key);
    const name = await focused(page);
    stops.push(name);
    if (!(await isSeen(page))) throw new Error(`“${name}” has the focus and is not seen.`);
    if (typeof wanted === 'string' ? name === wanted : wanted.test(name)) return;
  }
  throw new Error(`Tab never reaches ${wanted}, only ${stops.join(', ')}.`);
}

const alertHasFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert');

const untilReceived = (count: number) => eventually(() => intake.received.length, count);

it.each([
  ['phone', 'de'],
  ['phone', 'en'],
  ['zoom', 'de'],
  ['zoom', 'en'],
] as const)(
  'an application is filled in, put right and sent by keyboard alone on a %s screen in %s, without a fault for axe in any state',
  async (screen, language) => {
    const visit = await site.visit({
      viewport: SCREENS[screen],
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    const { page, complaints, close } = visit;
    const words = WORDS[language];
    // Added at the start: the browser takes a while to register that the test handles file choosers.
    const files = [WRONG, RESUME];
    page.on('filechooser', (chooser) => void chooser.setFiles(files.shift() ?? RESUME));
    await page.goto(intake.url + APPLICATION_PATHS[language]);
    await untilHydrated(page);
    const faults: string[] = [];
    const check = async (state: string) => {
      faults.push(...(await axeFaults(page)).map((fault) => `${state}: ${fault}`));
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (excess > 0) faults.push(`${state}: ${excess} px too wide`);
    };
    const submit = page.locator('form button[type="submit"]');
    const submitLabel = (await submit.innerText()).trim();
    await check('empty');

    // From the start of the page, past header and headline, through every field to the button.
    await tabTo(page, submitLabel);
    await page.keyboard.press('Enter');
    await alertHasFocus(page);
    await page.getByRole('alert').getByText(words.required).first().waitFor();
    await check('errors');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'first_name');
    expect(await isSeen(page)).toBe(true);
    // Its label must be visible, and no hash in the URL that Back would have to leave again.
    const label = await page.locator('label[for="field-first_name"]').boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(0);
    expect(label?.y).toBeLessThan(SCREENS[screen].height);
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.type('Mira');
    await tabTo(page, 'last_name');
    await page.keyboard.type('Sandoval');
    await tabTo(page, 'email');
    await page.keyboard.type('mira@post');
    await tabTo(page, 'pitch');
    await page.keyboard.type('Stille.');
    await tabTo(page, 'resume');
    await page.keyboard.press('Enter');
    await page.locator('#field-resume-error').getByText(words.type).waitFor();
    await check('file refused');
    // Choosing again replaces the file; the focus stays where it is.
    expect(await focused(page)).toBe('resume');
    await page.keyboard.press('Enter');
    await page.locator('#field-resume-error').waitFor({ state: 'detached' });
    await tabTo(page, 'channel');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'privacy_ack');
    await page.keyboard.press('Space');
    await tabTo(page, submitLabel);
    await page.keyboard.press('Enter');
    await alertHasFocus(page);
    await page.locator('#field-email-error').getByText(words.email).waitFor();
    const named = await page.locator('main [role="alert"] a').allInnerTexts();
    expect(named.map((link) => link.replace(/:.*/s, ''))).toEqual([language === 'de' ? 'E-Mail' : 'Email']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email');
    await page.keyboard.press('End');
    await page.keyboard.type('.example');
    await page.locator('#field-email-error').waitFor({ state: 'detached' });

    intake.answers.push(
      { status: 429, headers: { 'Retry-After': '60' } },
      { status: 422, body: { errors: [{ field: 'last_name', code: 'nameUrl' }] } },
      { status: 500 },
    );
    await tabTo(page, submitLabel);
    await page.keyboard.press('Enter');
    await untilReceived(1);
    await page.getByRole('button', { name: words.cancel }).waitFor();
    await check('waiting');
    await tabTo(page, words.cancel);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: words.cancel }).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe(submitLabel);
    await page.keyboard.press('Enter');
    await untilReceived(2);
    await alertHasFocus(page);
    await page.getByRole('alert').getByText(words.server).first().waitFor();
    await check('rejected');

    await tabTo(page, submitLabel);
    await page.keyboard.press('Enter');
    await untilReceived(3);
    await page.getByRole('button', { name: words.again, exact: true }).waitFor();
    await alertHasFocus(page);
    await check('failed');
    await tabTo(page, words.again);
    await page.keyboard.press('Enter');
    await page.getByText('SFF-7K3M-2Q9X').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await check('sent');
    expect(faults).toEqual([]);
    expect(intake.received.at(-1)?.fields).toMatchObject({
      first_name: 'Mira',
      last_name: 'Sandoval',
      email: 'mira@post.example',
      pitch: 'Stille.',
      privacy_ack: 'true',
      locale: language,
    });
    expect(intake.received.at(-1)?.files).toMatchObject([{ field: 'resume', name: RESUME.name }]);
    expect(complaints.filter((line) => !/status of (?:422|429|500)/.test(line))).toEqual([]);
    await close();
  },
);
