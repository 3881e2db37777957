// Covers src/forms, src/applications, server/intake.
import type { Locator } from 'playwright-core';
import { button, field, fillIn, FILES, openForm, row, untilFocused } from '../helpers/applicationForm';
import type { Language } from '../helpers/applicationPages';
import { axeFaults } from '../helpers/axe';
import { largePdf } from '../helpers/largeFile';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { stubIntakeOf } from '../helpers/stubIntakeOf';

const site = siteInBrowser();
const intake = stubIntakeOf(site);
const open = (language: Language, options?: Parameters<typeof site.visit>[0]) =>
  openForm(site, intake.url, language, options);

/** Messages from the specification, section 5, and domain rules, section 17. */
const SAYS = {
  required: { de: 'Das ist ein Pflichtfeld.', en: 'This field is required' },
  email: {
    de: 'Bitte gib deine E-Mail-Adresse im Format name@beispiel.de ein.',
    en: 'Please enter your email address in the format name@example.com.',
  },
  fileSize: {
    de: 'Bitte prüfe die Dateigröße von max. 10 MB.',
    en: 'Please check the file size of max. 10MB.',
  },
  fileType: {
    de: 'Die Datei muss vom Typ PDF, DOC, DOCX, ODT, RTF, JPG, JPEG oder PNG sein.',
    en: 'The file must be a PDF, DOC, DOCX, ODT, RTF, JPG, JPEG or PNG.',
  },
  empty: { de: 'Die Datei ist leer.', en: 'The file is empty.' },
  server: { de: 'Bitte prüfe deine Eingaben.', en: 'Please check your input.' },
  datePast: { de: 'Das Datum liegt in der Vergangenheit.', en: 'That date has passed.' },
  dateFormat: { de: 'Bitte gib Tag, Monat und Jahr an.', en: 'Please give day, month and year.' },
  salary: {
    de: 'Bitte eine ganze Zahl bis 999.999, zum Beispiel 650 oder 55.000.',
    en: 'A whole number up to 999,999, please, such as 650 or 55,000.',
  },
  nameUrl: { de: 'Ein Name ohne Link, bitte.', en: 'A name without a link, please.' },
  url: {
    de: 'Bitte gib eine Webadresse ein, zum Beispiel www.beispiel.de.',
    en: 'Please enter a web address, such as www.example.com.',
  },
} as const;

/** Wrong inputs of fields with the message about them, and right ones. */
const WRONG = [
  ['first_name', 'www.mira.example.com', 'nameUrl', 'Mira'],
  ['email', 'mira@post', 'email', 'a@b.de'],
  ['website', 'not a page', 'url', ''],
  ['available_from', '2020-01-31', 'datePast', '2199-01-31'],
  ['salary_expectations', 'a lot', 'salary', ''],
] as const;

/** Wrong files with the message about them. */
const WRONG_FILES = [
  ['fileType', { name: 'Lebenslauf.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }],
  ['empty', { name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }],
  ['fileSize', largePdf('Lebenslauf.pdf')],
] as const;

/** Visible text, with ordinary spaces. */
const textOf = async (target: Locator) => (await target.innerText()).replace(/\s+/g, ' ');

describe.each(['de', 'en'] as const)('the application form in %s', (language) => {
  const said = (key: keyof typeof SAYS) => SAYS[key][language];

  it('says beside each field what is missing, and at the top with its label, where the focus goes', async () => {
    const { page, complaints, close } = await open(language);
    await field(page, 'pitch').fill('kept');
    await button(page).click();
    const summary = page.locator('main [role="alert"]');
    await summary.waitFor();
    await untilFocused(summary);
    expect(await page.title()).toMatch(language === 'de' ? /^Fehler: / : /^Error: /);
    const links = await summary.getByRole('link').allInnerTexts();
    const labels =
      language === 'de'
        ? ['Vorname', 'Nachname', 'E-Mail', 'Lebenslauf', 'Datenschutzhinweis']
        : ['First name', 'Last name', 'Email', 'CV', 'Privacy notice'];
    expect(links).toEqual(labels.map((label) => `${label}: ${said('required')}`));
    // The summary precedes the headline.
    expect(
      await page.evaluate(() => {
        const [alert, headline] = [
          document.querySelector('main [role="alert"]'),
          document.querySelector('h1'),
        ];
        return Boolean(
          alert && headline && alert.compareDocumentPosition(headline) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
      }),
    ).toBe(true);
    for (const name of ['first_name', 'last_name', 'email', 'resume', 'privacy_ack']) {
      const control = field(page, name);
      expect(await control.getAttribute('aria-invalid')).toBe('true');
      const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const errorText = await textOf(page.locator(`#${ids.at(-1)}`));
      expect(errorText).toContain(said('required'));
    }
    await summary.getByRole('link').nth(1).click();
    await untilFocused(field(page, 'last_name'));
    expect(await field(page, 'pitch').inputValue()).toBe('kept');
    expect(intake.received).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('refuses each wrong input in its own words and keeps it', async () => {
    const { page, close } = await open(language);
    await fillIn(page);
    for (const [name, value] of WRONG) await field(page, name).fill(value);
    await button(page).click();
    const summary = page.locator('main [role="alert"]');
    await summary.waitFor();
    expect(await summary.getByRole('link').count()).toBe(WRONG.length);
    for (const [name, value, key, right] of WRONG) {
      const error = page.locator(`#field-${name}-error`);
      expect(await textOf(error)).toContain(said(key));
      expect(await field(page, name).inputValue()).toBe(value);
      // The error disappears as soon as the input is corrected.
      await field(page, name).fill(right);
      await error.waitFor({ state: 'detached' });
    }
    expect(await row(page, 'Lebenslauf.pdf').count()).toBe(1);
    expect(intake.received).toEqual([]);
    await close();
  });

  it('says that a day is not finished instead of leaving it out', async () => {
    const { page, close } = await open(language);
    await fillIn(page);
    const day = field(page, 'available_from');
    await day.focus();
    await page.keyboard.type('0102');
    await page.keyboard.press('Enter');
    await page.locator('main [role="alert"]').waitFor();
    expect(await textOf(page.locator('#field-available_from-error'))).toContain(said('dateFormat'));
    // The incomplete input is still there, to be completed or removed.
    expect(await day.evaluate((control: HTMLInputElement) => control.validity.badInput)).toBe(true);
    await day.fill('2199-01-31');
    await page.locator('#field-available_from-error').waitFor({ state: 'detached' });
    expect(intake.received).toEqual([]);
    await close();
  });

  it('says at once that a file is wrong', async () => {
    const { page, close } = await open(language);
    const error = page.locator('#field-resume-error');
    for (const [key, file] of WRONG_FILES) {
      await field(page, 'resume').setInputFiles(file);
      await error.waitFor();
      expect(await textOf(error)).toContain(said(key));
      await field(page, 'resume').setInputFiles(FILES.resume);
      await error.waitFor({ state: 'detached' });
    }
    await close();
  });

  it('shows what the server refuses in its words, with everything kept', async () => {
    const { page, close } = await open(language);
    intake.answers.push({
      status: 422,
      body: { errors: [{ field: 'email', code: 'email' }] },
    });
    await fillIn(page);
    await button(page).click();
    const summary = page.locator('main [role="alert"]').first();
    await summary.waitFor();
    expect(await summary.innerText()).toContain(said('server'));
    expect(await textOf(page.locator('#field-email-error'))).toContain(said('email'));
    expect(await field(page, 'email').inputValue()).toBe('mira@post.example');
    expect(await row(page, 'Lebenslauf.pdf').count()).toBe(1);
    expect(await axeFaults(page)).toEqual([]);
    await close();
  });
});
