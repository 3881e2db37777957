// Covers src/consent, src/tracking, src/forms, src/sections/JobSearch.
import type { Page } from 'playwright-core';
import { CONSENT_STORAGE_KEY } from '../../src/config/consent';
import { applicationPath, openJobOf } from '../helpers/applicationPages';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

const FUNNEL = /^(?:job|search|filter|apply)\./;

const steps = (page: Page) =>
  page.evaluate(
    (pattern) =>
      (window.dataLayer ?? []).flatMap((entry) =>
        'event' in entry && new RegExp(pattern).test(String(entry.event)) ? [entry] : [],
      ),
    FUNNEL.source,
  );

/** Waits until the tracking code is loaded: it records the page view. */
const untilCounting = (page: Page) =>
  page.waitForFunction(() =>
    (window.dataLayer ?? []).some((entry) => 'event' in entry && entry.event === 'page.view'),
  );

/** A complete visit: search, filter, job, form with a mistake, submission. Returns each document's data layer. */
async function walk(statistics: boolean, source = ''): Promise<object[]> {
  const { path } = openJobOf('de');
  const visit = await site.visit({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  const { page } = visit;
  await page.addInitScript(([key, value]) => window.localStorage.setItem(key, value), [
    CONSENT_STORAGE_KEY,
    JSON.stringify({ statistics, media: false }),
  ] as const);
  const log: object[] = [];
  await page.goto(`${site.url()}/jobs/?utm_source=${source}`);
  await untilHydrated(page);
  await untilCounting(page);
  await page.locator('input[type="search"]').fill('Strategie');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: /^Berlin/ }).click();
  await page.waitForFunction(() => window.location.search.includes('q=Strategie&location=berlin'));
  log.push(...(await steps(page)));
  await page.goto(site.url() + path);
  await untilHydrated(page);
  await untilCounting(page);
  log.push(...(await steps(page)));
  await page.goto(site.url() + applicationPath(path));
  await untilHydrated(page);
  await untilCounting(page);
  for (const [name, value] of Object.entries({
    first_name: 'Mira',
    last_name: 'Sandoval',
    email: 'mira@post',
  }))
    await page.locator(`form [name="${name}"]`).fill(value);
  await page.locator('form [name="channel"]').selectOption('kununu');
  await page.locator('form [name="resume"]').setInputFiles({
    name: 'Lebenslauf.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7 ${statistics}`),
  });
  await page.locator('form [name="privacy_ack"]').check();
  await page.locator('form button[type="submit"]').click();
  await page.locator('main [role="alert"]').waitFor();
  await page.locator('form [name="email"]').fill('mira@post.example');
  await page.locator('form button[type="submit"]').click();
  await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
  log.push(...(await steps(page)));
  expect(JSON.stringify(log)).not.toMatch(/Mira|Sandoval|post\.example|Strategie|SFF-/);
  await visit.close();
  return log;
}

it('keeps nothing of a whole walk before consent', async () => {
  expect(await walk(false)).toEqual([]);
});

it('knows each step of a whole walk after it, and none of the words', async () => {
  const { id: job } = openJobOf('de');
  expect(await walk(true, 'linkedin')).toEqual([
    { event: 'search.used', channel: 'linkedin', language: 'de' },
    { event: 'filter.used', filter: 'location', channel: 'linkedin', language: 'de' },
    { event: 'job.view', job, channel: 'unknown', language: 'de' },
    { event: 'apply.start', job, channel: 'unknown', language: 'de' },
    { event: 'apply.error', job, field: 'email', channel: 'kununu', language: 'de' },
    { event: 'apply.sent', job, channel: 'kununu', language: 'de' },
  ]);
});
