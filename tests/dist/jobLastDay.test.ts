// Covers src/templates, src/sections/JobSearch, src/store/useBerlinDay.ts, content-json/de/jobs, content-json/de/pages, content-json/de/texts.json.
import type { Page } from 'playwright-core';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

describe('a job whose last day is over', () => {
  const JOB = '/jobs/werkstudium-motion-design-4124/';
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
    ['2027-02-21T12:00:00Z', 'Bewerben noch 7 Tage'],
    ['2027-02-27T12:00:00Z', 'Bewerben nur noch bis morgen'],
    ['2027-02-28T22:59:00Z', 'Bewerben nur noch heute'],
  ])('says on %s how long it is still open', async (moment, words) => {
    const { page, complaints, close } = await openAt(JOB, moment);
    await page.locator('main aside').getByText(words, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('does not hurry anyone earlier than a week before', async () => {
    const { page, close } = await openAt(JOB, '2027-02-20T12:00:00Z');
    expect(await page.locator('main aside').innerText()).not.toContain('Bewerben noch');
    await close();
  });

  it('is open to the end of that day in Berlin', async () => {
    const { page, close } = await openAt(JOB, '2027-02-28T22:59:00Z');
    expect(await page.getByRole('link', { name: 'Jetzt bewerben' }).count()).toBe(1);
    expect(await jobPostings(page)).toBe(1);
    await close();
  });

  it('closes itself without a new build', async () => {
    const { page, complaints, close } = await openAt(JOB, '2027-02-28T23:00:00Z');
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
