// Covers src/navigation, src/page-data, src/document, scripts, server, content-json.
import type { Page } from 'playwright-core';
import { languageOf, pagePaths } from '../helpers/builtSite';
import { pagesToLookAt } from '../helpers/pagesToLookAt';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { lookAtEach, untilHydrated } from '../helpers/visit';

const site = siteInBrowser();
const { pages, note } = pagesToLookAt('everyPage', pagePaths);

/** What a page has stored on the visitor's device without consent. */
function leftBehind(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ]);
}

it('answers 200, is taken over without a message on the console, asks no other host and leaves no trace', async () => {
  const faults: string[] = [];
  await lookAtEach(
    pages,
    () => site.visit(),
    async (visit, path) => {
      const response = await visit.page.goto(site.url() + path, { waitUntil: 'load' });
      await untilHydrated(visit.page).catch((error: Error) =>
        visit.complaints.push(`not hydrated: ${error.message}`),
      );
      const status = path.endsWith('404.html') ? 404 : 200;
      const answers = response?.status() === status ? [] : [`status ${response?.status()}`];
      // The browser itself reports the status of 404 pages, as expected.
      const complaints = visit.complaints.filter((line) => status === 200 || !line.includes('status of 404'));
      const cookies = (await visit.page.context().cookies()).map(({ name }) => `cookie ${name}`);
      const traces = [...cookies, ...(await leftBehind(visit.page))];
      const found = [...answers, ...traces, ...complaints, ...visit.foreignRequests];
      note(path, found);
      faults.push(...found.map((line) => `${path}: ${line}`));
    },
  );
  expect(faults).toEqual([]);
}, 600_000);

it.each([
  ['/nirgends/', 'de'],
  ['/jobs/gibt-es-nicht/', 'de'],
  ['/en/nowhere/', 'en'],
  ['/en/jobs/application/nobody-99999/', 'en'],
])('answers %s with 404 in %s', async (path, language) => {
  const response = await fetch(site.url() + path);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain(`<html lang="${language}"`);
  expect(languageOf(path)).toBe(language);
});

it('answers a link to a renamed job with its current address', async () => {
  const job = pagePaths.find((path) => /^\/jobs\/[^/]+-\d+\/$/.test(path)) ?? '';
  const id = /-(\d+)\/$/.exec(job)?.[1];
  const response = await fetch(`${site.url()}/jobs/alter-titel-${id}/`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, job]);
});
