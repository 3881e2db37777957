import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { pagePaths } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { stubIntakeOf } from '../helpers/stubIntakeOf';
import { untilHydrated, type Visit } from '../helpers/visit';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const site = siteInBrowser();
const intake = stubIntakeOf(site);

const idOf = (path: string) => /\/jobs\/application\/.*-(\d+)\/$/.exec(path)?.[1];
const inEnglish = pagePaths.find((path) => path.startsWith('/en/') && idOf(path) !== undefined) ?? '';
/** A job that is advertised in both languages. */
const JOB = idOf(inEnglish) ?? '';
const inGerman = pagePaths.find((path) => !path.startsWith('/en/') && idOf(path) === JOB) ?? '';
const PATHS = { de: inGerman, en: inEnglish };
type Language = 'de' | 'en';

/** Sentences of the specification, section 5, and of domain-rules, section 17. */
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
  salary: { de: 'Bitte eine Zahl, zum Beispiel 55.000.', en: 'A number, please, such as 55,000.' },
  nameUrl: { de: 'Ein Name ohne Link, bitte.', en: 'A name without a link, please.' },
  url: {
    de: 'Bitte gib eine Webadresse ein, zum Beispiel www.beispiel.de.',
    en: 'Please enter a web address, such as www.example.com.',
  },
} as const;

const FILES = {
  resume: { name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 resume') },
  portfolio: {
    name: 'Mappe.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200_000, 7)]),
  },
  certificates: { name: 'Zeugnis.docx', mimeType: '', buffer: Buffer.from('504b0304aabb', 'hex') },
};

async function open(language: Language, options: Parameters<typeof site.visit>[0] = {}): Promise<Visit> {
  const visit = await site.visit({ bypassCSP: true, reducedMotion: 'reduce', ...options });
  await visit.page.goto(intake.url + PATHS[language]);
  if (options.javaScriptEnabled !== false) await untilHydrated(visit.page);
  return visit;
}

const field = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);
const row = (page: Page, name: string): Locator => page.locator('form li', { hasText: name });
const button = (page: Page): Locator => page.locator('form button[type="submit"]');

async function fillIn(page: Page): Promise<void> {
  await field(page, 'first_name').fill('Mira');
  await field(page, 'last_name').fill('Sandoval');
  await field(page, 'email').fill('mira@post.example');
  await field(page, 'pitch').fill('Der Moment, in dem alle wissen, dass gleich jemand lacht.');
  await field(page, 'resume').setInputFiles(FILES.resume);
  await field(page, 'privacy_ack').check();
}

async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What is read, with ordinary blanks. */
const textOf = async (target: Locator) => (await target.innerText()).replace(/\s+/g, ' ');

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

describe.each(['de', 'en'] as const)('the application form in %s', (language) => {
  const said = (key: keyof typeof SAYS) => SAYS[key][language];

  it('says beside each field what is missing, and at the top with its label, where the focus goes', async () => {
    const { page, complaints, close } = await open(language);
    await field(page, 'pitch').fill('kept');
    await button(page).click();
    const summary = page.locator('main [role="alert"]');
    await summary.waitFor();
    expect(await hasFocus(summary)).toBe(true);
    expect(await page.title()).toMatch(language === 'de' ? /^Fehler: / : /^Error: /);
    const links = await summary.getByRole('link').allInnerTexts();
    const labels =
      language === 'de'
        ? ['Vorname', 'Nachname', 'E-Mail', 'Lebenslauf', 'Datenschutzhinweis']
        : ['First name', 'Last name', 'Email', 'CV', 'Privacy notice'];
    expect(links).toEqual(labels.map((label) => `${label}: ${said('required')}`));
    // The summary comes before the headline.
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
    expect(await hasFocus(field(page, 'last_name'))).toBe(true);
    expect(await field(page, 'pitch').inputValue()).toBe('kept');
    expect(intake.received).toEqual([]);
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  it.each([
    ['email', 'mira@post', 'email'],
    ['first_name', 'www.mira.example.com', 'nameUrl'],
    ['website', 'not a page', 'url'],
    ['available_from', '2020-01-31', 'datePast'],
    ['salary_expectations', 'a lot', 'salary'],
  ] as const)(
    'refuses %s "%s" in its own words and keeps it',
    async (name, value, key) => {
      const { page, close } = await open(language);
      await fillIn(page);
      await field(page, name).fill(value);
      await button(page).click();
      await page.locator('main [role="alert"]').waitFor();
      expect(await textOf(page.locator(`#field-${name}-error`))).toContain(said(key));
      expect(await field(page, name).inputValue()).toBe(value);
      expect(await row(page, 'Lebenslauf.pdf').count()).toBe(1);
      // Put right, the error goes without another try.
      await field(page, name).fill(
        name === 'available_from' ? '2199-01-31' : name === 'email' ? 'a@b.de' : '',
      );
      if (name !== 'first_name') await page.locator(`#field-${name}-error`).waitFor({ state: 'detached' });
      expect(intake.received).toEqual([]);
      await close();
    },
    60_000,
  );

  it.each([
    ['fileType', { name: 'Lebenslauf.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }],
    ['empty', { name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }],
    [
      'fileSize',
      { name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1_048_576 + 1) },
    ],
  ] as const)(
    'says at once that a file is wrong: %s',
    async (key, file) => {
      const { page, close } = await open(language);
      await field(page, 'resume').setInputFiles({ ...file });
      await page.locator('#field-resume-error').waitFor();
      expect(await textOf(page.locator('#field-resume-error'))).toContain(said(key));
      await field(page, 'resume').setInputFiles(FILES.resume);
      await page.locator('#field-resume-error').waitFor({ state: 'detached' });
      await close();
    },
    60_000,
  );

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
    expect(await axe(page)).toEqual([]);
    await close();
  }, 60_000);
});

it('sends three files whole, with the names of the specification, and thanks with the reference', async () => {
  const { page, complaints, close } = await open('de');
  await fillIn(page);
  await field(page, 'portfolio').setInputFiles(FILES.portfolio);
  await field(page, 'certificates').setInputFiles(FILES.certificates);
  await field(page, 'channel').selectOption('referral');
  await field(page, 'salary_expectations').fill('55k');
  await field(page, 'available_from').fill('2199-02-01');
  await button(page).click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  expect(await hasFocus(page.locator('h1'))).toBe(true);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('lime');
  await page.getByText('Vorgangsnummer: SFF-7K3M-2Q9X').waitFor();
  expect(intake.received).toHaveLength(1);
  const [{ path, headers, fields, files } = { path: '', headers: {}, fields: {}, files: [] }] =
    intake.received;
  expect(path).toBe('/api/applications');
  expect(headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  expect(fields).toEqual({
    job: JOB,
    locale: 'de',
    first_name: 'Mira',
    last_name: 'Sandoval',
    email: 'mira@post.example',
    pitch: 'Der Moment, in dem alle wissen, dass gleich jemand lacht.',
    available_from: '2199-02-01',
    salary_expectations: '55k',
    channel: 'referral',
    privacy_ack: 'true',
    form_token: 'stub-token',
    form_proof: expect.stringMatching(/^\d+$/) as string,
  });
  expect(files).toEqual(
    (['resume', 'portfolio', 'certificates'] as const).map((kind) => ({
      field: kind,
      name: FILES[kind].name,
      bytes: FILES[kind].buffer.length,
      sha256: createHash('sha256').update(FILES[kind].buffer).digest('hex'),
    })),
  );
  expect(await page.evaluate((id) => sessionStorage.getItem(`application:${id}`), JOB)).toBeNull();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 60_000);

it('sends once, however often the button is pressed', async () => {
  const { page, close } = await open('de');
  intake.answers.push('hangs');
  await fillIn(page);
  await button(page).evaluate((element: HTMLElement) => {
    for (let click = 0; click < 10; click += 1) element.click();
  });
  await page.getByRole('button', { name: 'Abbrechen' }).waitFor();
  await button(page).evaluate((element: HTMLElement) => element.click());
  await untilReceived(1);
  expect(await axe(page)).toEqual([]);
  // Cancelled, it can be sent again with the same key, and nothing is lost.
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Bewerbung senden' }).click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  const keys = intake.received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await close();
}, 60_000);

async function untilReceived(count: number): Promise<void> {
  for (let turn = 0; intake.received.length < count && turn < 100; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(intake.received).toHaveLength(count);
}

it('keeps everything when the transfer breaks off, and sends again when the network returns', async () => {
  const { page, close } = await open('de');
  intake.answers.push({ status: 500 }, { status: 503 });
  await fillIn(page);
  await button(page).click();
  const notice = page.locator('form [role="alert"]');
  await notice.waitFor();
  expect(await notice.innerText()).toContain('Nicht angekommen');
  expect(await hasFocus(notice)).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await untilReceived(2);
  await page.getByText('jobs@sff.example').first().waitFor();
  expect(await notice.innerText()).toMatch(/mit der Uhrzeit \d{2}:\d{2} im Betreff/);
  await page.getByRole('button', { name: 'Noch einmal senden', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  expect(new Set(intake.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  await close();
}, 60_000);

it('waits as long as it is asked to and then sends by itself', async () => {
  const { page, close } = await open('de');
  intake.answers.push({ status: 429, headers: { 'Retry-After': '1' } });
  await fillIn(page);
  await button(page).click();
  await page.getByText(/Gerade ist viel los/).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  expect(intake.received).toHaveLength(2);
  await close();
}, 60_000);

it('sends under a new key when another version lies under the first', async () => {
  const { page, close } = await open('de');
  intake.answers.push({ status: 409 });
  await fillIn(page);
  await button(page).click();
  await page.getByText('Zwei Fassungen').waitFor();
  await page.getByRole('button', { name: 'Noch einmal senden', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  expect(new Set(intake.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  await close();
}, 60_000);

it('takes everything along into an application without a job when the job has closed', async () => {
  const { page, close } = await open('de');
  intake.answers.push({ status: 410 });
  await fillIn(page);
  await button(page).click();
  await page.getByText('Gerade geschlossen').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Als Initiativbewerbung senden' }).click();
  await page.waitForURL('**/jobs/application/initiative/');
  await field(page, 'desired_role').waitFor();
  expect(await field(page, 'first_name').inputValue()).toBe('Mira');
  await row(page, 'Lebenslauf.pdf').waitFor();
  await button(page).click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  expect(intake.received.at(-1)).toMatchObject({
    fields: { job: 'initiative', first_name: 'Mira' },
    files: [{ name: 'Lebenslauf.pdf' }],
  });
  await close();
}, 60_000);

it('keeps texts and files when the language is switched, and texts when the page is loaded again', async () => {
  const { page, close } = await open('de');
  await fillIn(page);
  await row(page, 'Lebenslauf.pdf').waitFor();
  // The header has left the screen with the scrolling; the keyboard would bring it back.
  await page
    .locator('header nav a[lang="en"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${PATHS.en}`);
  await page.getByRole('button', { name: 'Send application' }).waitFor();
  expect(await field(page, 'first_name').inputValue()).toBe('Mira');
  expect(await field(page, 'privacy_ack').isChecked()).toBe(true);
  await row(page, 'Lebenslauf.pdf').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await untilHydrated(page);
  await page.getByText('What you typed earlier is still here.').waitFor();
  expect(await field(page, 'email').inputValue()).toBe('mira@post.example');
  expect(await row(page, 'Lebenslauf.pdf').count()).toBe(0);
  await page.getByRole('button', { name: 'Discard what I typed' }).click();
  expect(await field(page, 'email').inputValue()).toBe('');
  await close();
}, 60_000);

it('asks before unsent input is left behind', async () => {
  const { page, close } = await open('de');
  await field(page, 'first_name').fill('Mira');
  await page.locator('main a[href^="/jobs/"]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(PATHS.de);
  // Whoever stays is where they were, whichever way they said so.
  const link = page.locator('main a[href^="/jobs/"]').first();
  await page.waitForFunction(() => document.activeElement?.matches('main a[href^="/jobs/"]'));
  await link.click();
  await dialog.getByRole('button', { name: 'Weiter ausfüllen' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.matches('main a[href^="/jobs/"]'));
  await page.locator('main a[href^="/jobs/"]').first().click();
  await dialog.getByRole('button', { name: 'Verlassen' }).click();
  await page.waitForURL((url) => url.pathname !== PATHS.de);
  await page.goBack();
  await page.getByRole('button', { name: 'Bewerbung senden' }).waitFor();
  expect(await field(page, 'first_name').inputValue()).toBe('Mira');
  await close();
}, 60_000);

it.each(['de', 'en'] as const)(
  'goes without script in %s: the browser checks and sends the same fields',
  async (language) => {
    const { page, close } = await open(language, { javaScriptEnabled: false });
    await button(page).click();
    expect(intake.received).toEqual([]);
    await fillIn(page);
    await button(page).click();
    await page.waitForURL('**/api/applications');
    const { received } = intake;
    expect(received).toHaveLength(1);
    expect(received[0]?.fields).toMatchObject({
      job: JOB,
      locale: language,
      first_name: 'Mira',
      privacy_ack: 'true',
      fax: '',
    });
    expect(received[0]?.files[0]).toMatchObject({ field: 'resume', name: 'Lebenslauf.pdf' });
    await close();
  },
  60_000,
);
