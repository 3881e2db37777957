// Covers src/forms, src/applications, server/intake.
import { createHash } from 'node:crypto';
import {
  button,
  changeLanguage,
  field,
  fillIn,
  FILES,
  openForm,
  row,
  untilFocused,
} from '../helpers/applicationForm';
import { APPLICATION_PATHS, type Language } from '../helpers/applicationPages';
import { TOKEN_MIN_AGE_MS } from '../../src/config/formTimers';
import { axeFaults } from '../helpers/axe';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { stubIntakeOf } from '../helpers/stubIntakeOf';

const site = siteInBrowser();
const intake = stubIntakeOf(site);
const open = (language: Language, options?: Parameters<typeof site.visit>[0]) =>
  openForm(site, intake.url, language, options);
const JOB = /-(\d+)\/$/.exec(APPLICATION_PATHS.de)?.[1] ?? '';

it('sends three files whole, with the names of the specification, and thanks with the reference', async () => {
  const { page, complaints, close } = await open('de');
  await fillIn(page);
  await field(page, 'portfolio').setInputFiles(FILES.portfolio);
  await field(page, 'certificates').setInputFiles(FILES.certificates);
  await field(page, 'channel').selectOption('referral');
  await field(page, 'salary_expectations').fill('55k');
  await field(page, 'available_from').fill('2199-02-01');
  // A younger signed time is not sent, as it would look like haste.
  await page.waitForTimeout(TOKEN_MIN_AGE_MS);
  await button(page).click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  await untilFocused(page.locator('h1'));
  expect(await page.locator('html').getAttribute('data-theme')).toBe('lime');
  expect(await page.title()).toMatch(/^Passt\. – Bewerbung: /);
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
  expect(await axeFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it.each(['de', 'en'] as const)(
  'thanks in one line on every screen from tablets up (%s)',
  async (language) => {
    const { page, close } = await open(language);
    await fillIn(page);
    await button(page).click();
    await page.getByText('SFF-7K3M-2Q9X').waitFor();
    for (const width of [768, 1024, 1280, 2000]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator('h1').evaluate((headline) => {
        const range = document.createRange();
        range.selectNodeContents(headline);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect([width, lines]).toEqual([width, 1]);
    }
    await close();
  },
);

it('thanks in the other language, too, after a change of language', async () => {
  const { page, close } = await open('de');
  await fillIn(page);
  await button(page).click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  await changeLanguage(page, 'en');
  // The address changes before the page does, and the reference stands on both.
  await page.getByRole('heading', { level: 1, name: 'Got it.' }).waitFor();
  await page.getByText('SFF-7K3M-2Q9X').waitFor();
  expect(await page.locator('form').count()).toBe(0);
  expect(await page.title()).toMatch(/^Got it\. – /);
  await changeLanguage(page, 'de');
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  await changeLanguage(page, 'en');
  await page.getByRole('heading', { level: 1, name: 'Got it.' }).waitFor();
  // As of its own, the reference outlasts a reload.
  await page.reload();
  await page.getByText('SFF-7K3M-2Q9X').waitFor();
  await close();
});

it('offers a new form in the other language once the thanks have been left', async () => {
  const { page, close } = await open('de');
  await fillIn(page);
  await button(page).click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  const follow = async (path: string) => {
    await page.evaluate((href) => {
      const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
      link.click();
      link.remove();
    }, path);
    await page.waitForURL(intake.url + path);
  };
  await follow('/jobs/');
  // The address changes before the page does.
  await page.getByRole('searchbox').waitFor();
  await changeLanguage(page, 'en');
  await page.waitForURL(`${intake.url}/en/jobs/`);
  await page.locator('html[lang="en"]').waitFor({ state: 'attached' });
  await follow(APPLICATION_PATHS.en);
  await field(page, 'first_name').waitFor();
  expect(await field(page, 'first_name').inputValue()).toBe('');
  await close();
});

it('sends once, however often the button is pressed', async () => {
  const { page, close } = await open('de');
  intake.answers.push({ status: 429, headers: { 'Retry-After': '60' } });
  await fillIn(page);
  await button(page).evaluate((element: HTMLElement) => {
    for (let click = 0; click < 10; click += 1) element.click();
  });
  await page.getByRole('button', { name: 'Abbrechen' }).waitFor();
  await button(page).evaluate((element: HTMLElement) => element.click());
  await eventually(() => intake.received.length, 1);
  expect(await axeFaults(page)).toEqual([]);
  // After a cancellation it can be sent again with the same key, and nothing is lost.
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Bewerbung senden' }).click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  const keys = intake.received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await close();
});

it('puts its key into the form too, for a browser that has to send it by itself', async () => {
  const { page, close } = await open('de');
  const inForm = page.locator('form [name="idempotency_key"]');
  expect(await inForm.inputValue()).toBe('');
  await fillIn(page);
  const key = await inForm.inputValue();
  await button(page).click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  expect(intake.received.map(({ headers }) => headers['idempotency-key'])).toEqual([key]);
  await close();
});

it('leaves the focus at the button when it is sent from within a field', async () => {
  const { page, close } = await open('de');
  intake.answers.push('hangs');
  await fillIn(page);
  await field(page, 'last_name').press('Enter');
  await eventually(() => intake.received.length, 1);
  await untilFocused(button(page));
  // The server has everything and may store it, so there is nothing left to cancel.
  await page.getByText('Übertragen, wird abgelegt').waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: 'Abbrechen' }).count()).toBe(0);
  await close();
});

it('keeps everything when the transfer breaks off, and sends again when the network returns', async () => {
  const { page, close } = await open('de');
  intake.answers.push({ status: 500 }, { status: 503 });
  await fillIn(page);
  await button(page).click();
  const notice = page.locator('form [role="alert"]');
  await notice.waitFor();
  expect(await notice.innerText()).toContain('Nicht angekommen');
  await untilFocused(notice);
  expect(await axeFaults(page)).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await eventually(() => intake.received.length, 2);
  await page.getByText('jobs@sff.example').first().waitFor();
  expect(await notice.innerText()).toMatch(/mit der Uhrzeit \d{2}:\d{2} im Betreff/);
  await page.getByRole('button', { name: 'Noch einmal senden', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  expect(new Set(intake.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  await close();
});

it('does not send by itself what was changed after the transfer broke off', async () => {
  const { page, close } = await open('de');
  intake.answers.push({ status: 503 });
  await fillIn(page);
  await button(page).click();
  await page.locator('form [role="alert"]').waitFor();
  await field(page, 'pitch').fill('Noch nicht fer');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await field(page, 'pitch').fill('Jetzt fertig.');
  await page.getByRole('button', { name: 'Noch einmal senden', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  expect(intake.received.map(({ fields }) => fields['pitch'])).toEqual([
    'Der Moment, in dem alle wissen, dass gleich jemand lacht.',
    'Jetzt fertig.',
  ]);
  await close();
});

it('waits as long as it is asked to and then sends by itself', async () => {
  const { page, close } = await open('de');
  intake.answers.push({ status: 429, headers: { 'Retry-After': '1' } });
  await fillIn(page);
  await button(page).click();
  await page.getByText(/Gerade ist viel los/).waitFor();
  expect(await page.locator('[type=submit] ~ output').textContent()).toMatch(/^Noch nicht gesendet\./);
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  expect(intake.received).toHaveLength(2);
  await close();
});

it('says when sending can succeed if that is too long to wait for', async () => {
  const { page, close } = await open('de');
  intake.answers.push({ status: 429, headers: { 'Retry-After': '2901' } });
  await fillIn(page);
  await button(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Noch nicht gesendet' });
  await notice.getByText('Sende in 49 Minuten noch einmal.').waitFor();
  expect(await notice.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Noch einmal senden', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  await close();
});

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
});

it('takes everything along into an application without a job when the job has closed', async () => {
  const { page, close } = await open('de');
  intake.answers.push({ status: 410 });
  await fillIn(page);
  await button(page).click();
  await page.getByText('Gerade geschlossen').waitFor();
  expect(await axeFaults(page)).toEqual([]);
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
});

it.each(['de', 'en'] as const)(
  'goes without script in %s: the browser checks and sends the same fields',
  async (language) => {
    const { page, close } = await open(language, { javaScriptEnabled: false });
    await button(page).click();
    expect(intake.received).toEqual([]);
    await fillIn(page);
    await button(page).click();
    await page.waitForURL('**/api/applications?*');
    const { received } = intake;
    expect(received).toHaveLength(1);
    expect(received[0]?.fields).toMatchObject({
      job: JOB,
      locale: language,
      first_name: 'Mira',
      privacy_ack: 'true',
      remark: '',
    });
    expect(received[0]?.files[0]).toMatchObject({ field: 'resume', name: 'Lebenslauf.pdf' });
    await close();
  },
);
