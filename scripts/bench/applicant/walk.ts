import { LOCALES, type Locale } from '../../../src/content/locales';
import type { Applicant, ChosenFile, Effort } from './applicant';

/** Search queries. */
const QUERIES: Readonly<Record<Locale, string>> = {
  de: 'homeoffice texten',
  en: 'home office writing',
};

const PITCH: Readonly<Record<Locale, string>> = {
  de: 'Ein Satz, den man beim Bäcker weitererzählt.',
  en: 'A line that people repeat in the queue for bread.',
};

const PDF_BYTES = 300_000;

const pdfCalled = (name: string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${'x'.repeat(PDF_BYTES)}`),
});

const REFERENCE = /SFF-[0-9A-Z]{5}-[0-9A-Z]{5}/;

/** A part of a walk: the effort until its end, and its end in seconds since the request for the job list. */
export interface Stop {
  name: string;
  effort: Effort;
  seconds: number;
}

/** Parameters of a walk. */
export interface Course {
  origin: string;
  locale: Locale;
  /** Path of the job page; if undefined, the first job found. */
  job?: string | undefined;
  /** Returns the link to the latest application, for a page that does not show it. */
  link: () => Promise<string>;
  /** Folder for a screenshot of each stop. */
  pictures?: string | undefined;
}

/** Result of a walk. */
export interface Walked {
  /** Path of the job page. */
  job: string;
  stops: Stop[];
}

/**
 * Walks from the job list through a search to a sent application, then to the application's own page, where a forgotten
 * file is added and the application withdrawn.
 */
export async function walk(applicant: Applicant, course: Course): Promise<Walked> {
  const { page, way, effort } = applicant;
  const { origin, locale, pictures } = course;
  const hasScript = way !== 'noScript';
  const list = `${LOCALES[locale].prefix}/jobs/`;
  const stops: Stop[] = [];
  const start = performance.now();
  const stop = async (name: string) => {
    const seconds = (performance.now() - start) / 1000;
    stops.push({ name, effort: { ...effort }, seconds });
    await applicant.picture(pictures, `${locale} ${way} ${stops.length} ${name}`);
  };
  const field = (name: string) => page.locator(`main form [name="${name}"]`);

  await page.goto(origin + list, { waitUntil: 'commit' });
  const rows = page.locator('main li[data-job]:not([hidden]) a');
  await rows.first().waitFor();
  await stop('list');

  await applicant.skipHeader();
  if (hasScript) {
    const all = await rows.count();
    await applicant.write(page.getByRole('searchbox'), QUERIES[locale]);
    await page.waitForFunction(
      (before) => document.querySelectorAll('main li[data-job]:not([hidden])').length < before,
      all,
    );
    await stop('found');
  }
  const row = course.job === undefined ? rows.first() : page.locator(`main li a[href="${course.job}"]`);
  const job = (await row.getAttribute('href')) ?? '';
  await applicant.press(row);
  await page.waitForURL(`**${job}`);
  const apply = page
    .locator(`main a[href="${job.replace('/jobs/', '/jobs/application/')}"]`)
    .filter({ visible: true });
  await apply.first().waitFor();
  await stop('job');

  await applicant.skipHeader();
  // The last one is in the bar at the bottom, if there is one.
  await applicant.press(way === 'keyboard' ? apply.first() : apply.last());
  await field('first_name').waitFor();
  await stop('form');

  await applicant.skipHeader();
  await applicant.write(field('first_name'), 'Mira');
  await applicant.write(field('last_name'), 'Sandoval');
  // A different address for each way: the same application again would count as a duplicate.
  await applicant.write(field('email'), `mira.${way.toLowerCase()}@post.example`);
  await applicant.write(field('pitch'), PITCH[locale]);
  await applicant.choose(field('resume'), pdfCalled('Lebenslauf.pdf'));
  await applicant.press(field('privacy_ack'), 'Space');
  await stop('filled in');
  await applicant.press(page.locator('main form button[type="submit"]'));
  if (hasScript) await page.getByText(REFERENCE).first().waitFor();
  else await page.waitForURL(/gesendet|sent/);
  await stop('sent');

  if (hasScript) await applicant.press(page.locator('main a[href*="/api/application/"]'));
  else await page.goto(origin + (await course.link()), { waitUntil: 'commit' });
  await page.getByText(REFERENCE).first().waitFor();
  await field('portfolio').waitFor({ state: 'attached' });
  await stop('application');

  await applicant.skipHeader();
  await applicant.choose(field('portfolio'), pdfCalled('Vergessen.pdf'));
  await applicant.press(page.locator('main form:has([name="portfolio"]) button'));
  await page.getByText('Vergessen.pdf').waitFor();
  await stop('file added');

  await applicant.skipHeader();
  await applicant.press(page.locator('main form:has([value="withdraw"]) button'));
  await page.waitForURL('**ask=withdraw**');
  await applicant.skipHeader();
  await applicant.press(page.locator('main form button'));
  await page.waitForURL('**done=withdrawn**');
  await stop('withdrawn');
  return { job, stops };
}
