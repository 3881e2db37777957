// Covers src/forms, src/applications, server/intake.
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { allEntries } from '../../scripts/torture/allEntries';
import { labelled } from '../../src/lib/labelled';
import { Spool } from '../../server/intake/store/spool';
import { changeLanguage } from '../helpers/applicationForm';
import { eventually } from '../helpers/eventually';
import { ownSiteInBrowser } from '../helpers/siteInBrowser';
import { stubIntakeOf } from '../helpers/stubIntakeOf';
import { untilHydrated, type Visit } from '../helpers/visit';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const site = ownSiteInBrowser();
const intake = stubIntakeOf(site);

const WORDS = {
  de: {
    path: '/kontakt/',
    required: 'Das ist ein Pflichtfeld.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse im Format name@beispiel.de ein.',
    server: 'Bitte prüfen Sie Ihre Eingaben.',
    sent: 'Angekommen.',
    thanks: '/nachricht-gesendet/',
    labels: ['Name', 'E-Mail', 'Worum geht es?', 'Nachricht'],
  },
  en: {
    path: '/en/contact/',
    required: 'This field is required',
    email: 'Please enter your email address in the format name@example.com.',
    server: 'Please check your input.',
    sent: 'Got it.',
    thanks: '/en/message-sent/',
    labels: ['Name', 'Email', 'What’s it about?', 'Message'],
  },
} as const;

async function open(language: 'de' | 'en', hasScript = true): Promise<Visit> {
  const visit = await site.visit({
    bypassCSP: true,
    reducedMotion: 'reduce',
    javaScriptEnabled: hasScript,
    viewport: { width: 360, height: 740 },
  });
  // Without JavaScript the site's own intake responds; with JavaScript the test stands in for the intake.
  await visit.page.goto((hasScript ? intake.url : site.url()) + WORDS[language].path);
  if (hasScript) await untilHydrated(visit.page);
  return visit;
}

async function fillIn(page: Page): Promise<void> {
  await page.fill('[name="name"]', 'Ada Winkler');
  await page.fill('[name="email"]', 'ada@post.example');
  await page.selectOption('[name="topic"]', 'press');
  await page.fill('[name="message"]', 'Wann drucken Sie das nächste Plakat?');
}

async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

describe.each(['de', 'en'] as const)('the contact form in %s', (language) => {
  const words = WORDS[language];

  it('says what is missing above its fields, then what the server refuses, and keeps the text', async () => {
    const { page, complaints, close } = await open(language);
    await page.click('form button[type="submit"]');
    const summary = page.locator('main [role="alert"]').first();
    await summary.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await summary.getByRole('link').allInnerTexts()).toEqual(
      words.labels.map((label) => labelled(label, words.required)),
    );
    expect(
      await page.evaluate(() => {
        const alert = document.querySelector('main [role="alert"]');
        return alert?.nextElementSibling === document.querySelector('main form');
      }),
    ).toBe(true);
    expect(await axe(page)).toEqual([]);

    // Corrected fields disappear from it.
    await page.fill('[name="name"]', 'Ada Winkler');
    await eventually(() => summary.getByRole('link').count(), words.labels.length - 1);

    await fillIn(page);
    await page.fill('[name="email"]', 'ada@post');
    await page.click('form button[type="submit"]');
    await page.locator('#field-email-error').waitFor();
    expect(await page.locator('#field-email-error').innerText()).toContain(words.email);

    await page.fill('[name="email"]', 'ada@post.example');
    intake.answers.push({ status: 400, body: {} });
    await page.click('form button[type="submit"]');
    await page.getByText(words.server).first().waitFor();
    expect(await page.inputValue('[name="message"]')).toContain('Plakat');
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
    await close();
  });

  it('sends JSON once and thanks with the reference', async () => {
    const { page, close } = await open(language);
    await fillIn(page);
    await page.click('form button[type="submit"]');
    const heading = page.getByRole('heading', { level: 1, name: words.sent });
    await heading.waitFor();
    await page.waitForURL(`**${words.thanks}`);
    await eventually(() => heading.evaluate((element) => element === document.activeElement), true);
    await page.getByText('SFF-7K3M-2Q9X').waitFor();
    expect(intake.received).toHaveLength(1);
    expect(intake.received[0]).toMatchObject({
      path: '/api/contact',
      fields: {
        locale: language,
        name: 'Ada Winkler',
        email: 'ada@post.example',
        topic: 'press',
        message: 'Wann drucken Sie das nächste Plakat?',
      },
    });
    expect(await axe(page)).toEqual([]);
    await close();
  });

  it('leads without script to the page of thanks, which can be loaded again without sending anything', async () => {
    const { page, close } = await open(language, false);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    const message = `Ohne Skript (${language}): Wann drucken Sie das nächste Plakat?`;
    await fillIn(page);
    await page.fill('[name="message"]', message);
    await page.click('form button[type="submit"]');
    await page.waitForURL(site.url() + words.thanks);
    const heading = page.getByRole('heading', { level: 1, name: words.sent });
    await heading.waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(posts).toEqual(['/api/contact']);

    const again = await page.reload();
    expect([again?.status(), again?.request().method()]).toEqual([200, 'GET']);
    expect(page.url()).toBe(site.url() + words.thanks);
    await heading.waitFor();
    expect(posts).toEqual(['/api/contact']);

    const entries = await allEntries(new Spool(site.intakeDir()));
    const kept = entries.filter(({ manifest }) => manifest.fields['message'] === message);
    expect(kept.map(({ manifest }) => [manifest.kind, manifest.locale])).toEqual([['contact', language]]);
    await close();
  });
});

it('takes what was typed along into the other language without asking', async () => {
  const { page, close } = await open('de');
  await fillIn(page);
  await changeLanguage(page, 'en');
  await page.waitForURL(`**${WORDS.en.path}`);
  await eventually(() => page.inputValue('[name="message"]'), 'Wann drucken Sie das nächste Plakat?');
  await close();
});
