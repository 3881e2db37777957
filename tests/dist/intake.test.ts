// Covers server, src/applications.
import { allEntries } from '../../scripts/torture/allEntries';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { applicationPath } from '../../server/intake/tokens/applicationLink';
import type { Entry } from '../../server/intake/store/manifest';
import { Spool } from '../../server/intake/store/spool';
import { zipFile, DOCX_ENTRIES } from '../server/intake/zipFile';
import { APPLICATION_PATHS as PATHS } from '../helpers/applicationPages';
import { ownSiteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated, type Visit } from '../helpers/visit';

const site = ownSiteInBrowser();

const FILES = {
  resume: {
    name: 'Lebenslauf ä.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7 ${'x'.repeat(300_000)}`),
  },
  portfolio: {
    name: 'Mappe.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(2_000_000, 7)]),
  },
  certificates: { name: 'Zeugnis.docx', mimeType: '', buffer: zipFile(DOCX_ENTRIES) },
};

async function open(language: 'de' | 'en', javaScriptEnabled: boolean): Promise<Visit> {
  const visit = await site.visit({ javaScriptEnabled, reducedMotion: 'reduce' });
  await visit.page.goto(site.url() + PATHS[language]);
  if (javaScriptEnabled) await untilHydrated(visit.page);
  return visit;
}

async function fillIn(page: Page, pitch: string): Promise<void> {
  for (const [name, value] of Object.entries({
    first_name: 'Mira',
    last_name: 'Sandoval',
    email: 'mira@post.example',
    pitch,
  }))
    await page.locator(`form [name="${name}"]`).fill(value);
  for (const [name, file] of Object.entries(FILES))
    await page.locator(`form [name="${name}"]`).setInputFiles(file);
  await page.locator('form [name="privacy_ack"]').check();
}

const send = (page: Page) => page.locator('form button[type="submit"]').click();

async function keptWith(pitch: string): Promise<Entry[]> {
  const entries = await allEntries(new Spool(site.intakeDir()));
  return entries.filter(({ manifest }) => manifest.fields['pitch'] === pitch);
}

async function hashesOf({ manifest }: Entry): Promise<Record<string, string>> {
  const spool = new Spool(site.intakeDir());
  const hashes = await Promise.all(
    manifest.files.map(async (file) => {
      const bytes = await buffer(await spool.read(manifest.reference, file));
      return [file.field, createHash('sha256').update(bytes).digest('hex')] as const;
    }),
  );
  return Object.fromEntries(hashes);
}

const sentHashes = Object.fromEntries(
  Object.entries(FILES).map(([field, file]) => [
    field,
    createHash('sha256').update(file.buffer).digest('hex'),
  ]),
);

describe.each(['de', 'en'] as const)('an application in %s', (language) => {
  it('arrives with three intact files, and shows the reference it is kept under', async () => {
    const pitch = `mit Skript ${language}`;
    const { page, close } = await open(language, true);
    await fillIn(page, pitch);
    await send(page);
    await page
      .getByText(/SFF-[0-9A-Z]{5}-[0-9A-Z]{5}/)
      .first()
      .waitFor();
    const [entry, ...more] = await keptWith(pitch);
    if (!entry) throw new Error('The application is not kept.');
    expect(more).toEqual([]);
    expect(await page.locator('main').innerText()).toContain(entry.manifest.reference);
    expect(await hashesOf(entry)).toEqual(sentHashes);
    expect(entry.manifest.locale).toBe(language);
    await close();
  });

  it('can be found again by reloading, Back and Forward: its reference, and its own page', async () => {
    const pitch = `wiedergefunden ${language}`;
    const { page, complaints, close } = await open(language, true);
    await fillIn(page, pitch);
    await send(page);
    const thanks = page
      .locator('main')
      .getByText(/SFF-[0-9A-Z]{5}-[0-9A-Z]{5}/)
      .first();
    const own = page.locator('main form [name="portfolio"]');
    const followSkipLink = async () => {
      await page.locator('header[data-pinned=true]').waitFor();
      await page
        .locator('a[href="#main"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL(/#main$/);
    };
    await thanks.waitFor();
    await page.reload();
    await thanks.waitFor();
    await followSkipLink();
    await page.reload();
    await thanks.waitFor();
    expect(await page.locator('main').innerText()).toContain(pitch);
    await page.locator('footer a[href$="/impressum/"], footer a[href$="/imprint/"]').first().click();
    await page.waitForURL(/imp/);
    await page.goBack();
    await thanks.waitFor();
    await page.locator('main a[href*="/api/application/"]').first().click();
    await own.waitFor();
    await page.waitForURL(/\/(?:meine-bewerbung|en\/my-application)\/$/);
    await page.reload();
    await own.waitFor();
    await page.goBack();
    await thanks.waitFor();
    await page.goForward();
    await own.waitFor();
    await followSkipLink();
    await page.reload();
    await own.waitFor();
    expect(await keptWith(pitch)).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('arrives without script too, and has a page on which a file is added, the talent pool left and everything withdrawn', async () => {
    const pitch = `ohne Skript ${language}`;
    const { page, close } = await open(language, false);
    await fillIn(page, pitch);
    await page.locator('form [name="talent_pool"]').check();
    await send(page);
    await page.waitForURL(language === 'de' ? '**/bewerbung-gesendet/' : '**/application-sent/');
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('header nav').count()).toBeGreaterThan(0);
    const [entry] = await keptWith(pitch);
    if (!entry) throw new Error('The application is not kept.');
    expect(await hashesOf(entry)).toEqual(sentHashes);
    expect(entry.state.status).toBe('held');

    // The link is sent by mail, which this server does not do.
    const secret = await new Spool(site.intakeDir()).secret();
    await page.goto(site.url() + applicationPath({ secret }, entry));
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('header nav').count()).toBeGreaterThan(0);
    expect(await page.locator('main').innerText()).toContain(entry.manifest.reference);

    // Without a file: the error takes the focus and leads to the field.
    await page.locator('form:has([name="portfolio"]) button').click();
    const error = page.locator('main [role="alert"]:focus');
    await error.waitFor();
    await error.locator('a').click();
    expect(await page.locator('[name="portfolio"]:target').getAttribute('aria-invalid')).toBe('true');

    const forgotten = {
      name: 'Vergessen_und_nachgereicht-2026.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 x'),
    };
    await page.locator('form [name="portfolio"]').setInputFiles(forgotten);
    await page.locator('form:has([name="portfolio"]) button').click();
    const list = page.locator('dd').filter({ hasText: forgotten.name });
    // Its fourth place to break, for each of its four marks.
    await list.locator('wbr').nth(3).waitFor({ state: 'attached' });
    for (const [step, done] of [
      ['leavePool', 'leftPool'],
      ['withdraw', 'withdrawn'],
    ]) {
      await page.locator(`form:has([value="${step}"]) button`).click();
      await page.waitForURL(`**ask=${step}**`);
      await page.locator('main form button').click();
      await page.waitForURL(`**done=${done}**`);
    }
    const [after] = await keptWith(pitch);
    expect(after?.state.poolLeftAt).toBeDefined();
    expect(after?.manifest.files.map(({ name }) => name)).toContain(forgotten.name);
    expect(after?.state.withdrawnAt).toBeDefined();
    await close();
  });

  it('comes back without script with what was typed, what is wrong, and a word on the files', async () => {
    const { page, close } = await open(language, false);
    await fillIn(page, 'bleibt');
    await page.locator('form [name="website"]').evaluate((input: HTMLInputElement) => (input.type = 'text'));
    await page.locator('form [name="website"]').fill('kein Link');
    await send(page);
    await page.waitForURL('**/api/applications?*');
    const said =
      language === 'de'
        ? 'Bitte gib eine Webadresse ein, zum Beispiel www.beispiel.de.'
        : 'Please enter a web address, such as www.example.com.';
    expect(await page.locator('main').innerText()).toContain(said);
    expect(await page.title()).toMatch(language === 'de' ? /^Fehler: / : /^Error: /);
    expect(
      await page.getByText(language === 'de' ? /noch da\. Dateien/ : /still here\. Please/).count(),
    ).toBe(1);
    // Only a script could discard it.
    expect(await page.locator('form output button').isVisible()).toBe(false);
    expect(await page.locator('form [name="pitch"]').inputValue()).toBe('bleibt');
    expect(await page.locator('form [name="website"]').inputValue()).toBe('kein Link');
    expect(await page.locator('form [name="privacy_ack"]').isChecked()).toBe(true);
    expect(await page.locator('form [name="idempotency_key"]').inputValue()).toMatch(/^[\da-f-]{36}$/);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await keptWith('bleibt')).toEqual([]);
    await close();
  });

  it.each([false, true])(
    'for a job that has closed comes back as one without a job, which can be sent, with script: %s',
    async (javaScriptEnabled) => {
      const pitch = `geschlossen ${language} ${javaScriptEnabled}`;
      const visit = await site.visit({ javaScriptEnabled, reducedMotion: 'reduce' });
      const { page, complaints, forget, close } = visit;
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(site.url() + PATHS[language]);
      await fillIn(page, pitch);
      // A number that no open job has.
      await page.locator('form').evaluate((form: HTMLFormElement) => {
        form.action = form.action.replace(/job=\d+/, 'job=999999');
        for (const input of form.querySelectorAll<HTMLInputElement>('[name="job"]')) input.value = '999999';
      });
      await page.unroute('**/assets/*.js');
      forget();
      const [answer] = await Promise.all([page.waitForResponse('**/api/applications?*'), send(page)]);
      expect(answer.status()).toBe(410);
      if (javaScriptEnabled) await untilHydrated(page);
      const said = language === 'de' ? 'Gerade geschlossen' : 'Just closed';
      const headings = await page.locator('main :is(h1, h2)').allInnerTexts();
      expect(headings.filter((heading) => heading === said)).toEqual([said]);
      expect(headings[0]).toBe(said);
      expect(await page.title()).toMatch(language === 'de' ? /^Fehler: \w/ : /^Error: \w/);
      expect(await page.locator('form [name="pitch"]').inputValue()).toBe(pitch);
      for (const [name, file] of Object.entries(FILES))
        await page.locator(`form [name="${name}"]`).setInputFiles(file);
      await page.locator('form [name="privacy_ack"]').check();
      await send(page);
      if (javaScriptEnabled)
        await page
          .getByRole('heading', { level: 1, name: language === 'de' ? 'Passt.' : 'Got it.' })
          .waitFor();
      else await page.waitForURL(language === 'de' ? '**/bewerbung-gesendet/' : '**/application-sent/');
      const [entry] = await keptWith(pitch);
      expect(entry?.manifest.job?.id).toBe('initiative');
      // The browser reports the status itself, and without script that it loads none.
      const faults = complaints.filter((complaint) => !/status of 410|\.js csp$/.test(complaint));
      expect(faults).toEqual([]);
      await close();
    },
  );

  it('names a mistake in its title once, as long as there is one, where the scripts arrive with the answer', async () => {
    const { page, close } = await site.visit({ reducedMotion: 'reduce' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(site.url() + PATHS[language]);
    const title = await page.title();
    await fillIn(page, `spätes Skript ${language}`);
    await page.locator('form [name="website"]').evaluate((input: HTMLInputElement) => (input.type = 'text'));
    await page.locator('form [name="website"]').fill('kein Link');
    await page.unroute('**/assets/*.js');
    await send(page);
    await page.waitForURL('**/api/applications?*');
    await untilHydrated(page);
    expect(await page.title()).toBe(`${language === 'de' ? 'Fehler' : 'Error'}: ${title}`);
    await fillIn(page, `spätes Skript ${language}`);
    await page.locator('form [name="website"]').fill('');
    await send(page);
    const sent = language === 'de' ? 'Passt.' : 'Got it.';
    await page.getByRole('heading', { level: 1, name: sent }).waitFor();
    expect(await page.title()).toBe(`${sent} – ${title}`);
    await close();
  });
});
