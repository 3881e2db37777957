// Covers src/templates, src/sections/JobSearch, src/hooks/useBerlinDay.ts, content-json/de/jobs, content-json/de/pages, content-json/de/texts.json.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readPage, shrinkContent, writePage } from '../../scripts/testbed/pruneContent';
import { LOCALE_CODES } from '../../src/content/locales';
import { buildContent } from '../helpers/buildContent';
import { ROOT } from '../helpers/builtSite';
import { ownSiteInBrowser } from '../helpers/siteInBrowser';
import { temporaryFolder } from '../helpers/temporaryFolder';
import { untilHydrated } from '../helpers/visit';

const folder = temporaryFolder();
const [content, distDir] = [join(folder, 'content'), join(folder, 'site')];

/** Far ahead, because build and server go by the machine's clock; each job of the site that has a last day closes. */
const LAST_DAY = '2099-02-28';

beforeAll(async () => {
  cpSync(join(ROOT, 'content-json'), content, { recursive: true });
  await shrinkContent(content, ['jobs/4142', 'locations/berlin']);
  for (const locale of LOCALE_CODES) {
    const file = join(content, locale, 'jobs/4142.json');
    await writePage(file, { ...(await readPage(file)), validThrough: LAST_DAY });
  }
  buildContent(content, distDir);
}, 600_000);

const site = ownSiteInBrowser({ distDir });

describe('a job whose last day is over', () => {
  const JOB = '/jobs/backend-entwicklung-commerce-4142/';
  const openAt = async (path: string, moment: string) => {
    const visit = await site.visit({ reducedMotion: 'reduce' });
    await visit.page.clock.setFixedTime(new Date(moment));
    await visit.page.goto(site.url() + path);
    await untilHydrated(visit.page);
    return visit;
  };
  const jobPostings = (page: Page) =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll(
        (scripts) => scripts.filter((script) => script.textContent?.includes('JobPosting')).length,
      );

  it.each([
    ['2099-02-21T12:00:00Z', 'Bewerben noch 7 Tage'],
    ['2099-02-27T12:00:00Z', 'Bewerben nur noch bis morgen'],
    [`${LAST_DAY}T22:59:00Z`, 'Bewerben nur noch heute'],
  ])('says on %s how long it is still open', async (moment, words) => {
    const { page, complaints, close } = await openAt(JOB, moment);
    await page.locator('main aside').getByText(words, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('does not hurry anyone earlier than a week before', async () => {
    const { page, close } = await openAt(JOB, '2099-02-20T12:00:00Z');
    expect(await page.locator('main aside').innerText()).not.toContain('Bewerben noch');
    await close();
  });

  it('is open to the end of that day in Berlin', async () => {
    const { page, close } = await openAt(JOB, `${LAST_DAY}T22:59:00Z`);
    expect(await page.getByRole('link', { name: 'Jetzt bewerben' }).count()).toBe(1);
    expect(await jobPostings(page)).toBe(1);
    await close();
  });

  it('closes itself without a new build', async () => {
    const { page, complaints, close } = await openAt(JOB, `${LAST_DAY}T23:00:00Z`);
    expect(await page.locator('main').innerText()).toContain('Diese Stelle ist besetzt oder geschlossen.');
    expect(await page.getByRole('link', { name: 'Jetzt bewerben' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Offene Stellen ansehen' }).getAttribute('href')).toBe(
      '/jobs/',
    );
    expect(await jobPostings(page)).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(complaints).toEqual([]);
    await page.getByRole('link', { name: 'Offene Stellen ansehen' }).click();
    await page.waitForFunction(() => document.title.startsWith('Jobs'));
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    expect(await page.locator(`main a[href="${JOB}"]`).count()).toBe(0);
    await close();
  });
});
