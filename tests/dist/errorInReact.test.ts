// Covers src/entry.client.tsx, src/afterLoad.ts, src/page-data, src/forms, src/templates.
import type { Page } from 'playwright-core';
import { field, FILES, fillIn, openForm, row } from '../helpers/applicationForm';
import { APPLICATION_PATHS } from '../helpers/applicationPages';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { deleteApis } from '../helpers/unsupportedApis';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

/** Records the paths of all documents that are loaded from now on. */
function watchLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

it('where an extension removes a chosen file from the form, the page is loaded again, and texts are still there', async () => {
  const { page, complaints, close } = await openForm(site, site.url(), 'de');
  await fillIn(page);
  await row(page, FILES.resume.name).waitFor();
  await row(page, FILES.resume.name).evaluate((element) => element.remove());
  const loads = page.waitForEvent('load');
  await field(page, 'resume').setInputFiles({ ...FILES.resume, name: 'Neuer Lebenslauf.pdf' });
  await loads;
  await untilHydrated(page);
  await page.getByText('Deine Eingaben von vorhin sind noch da.').waitFor();
  expect(await field(page, 'email').inputValue()).toBe('mira@post.example');
  await field(page, 'resume').setInputFiles(FILES.resume);
  await row(page, FILES.resume.name).waitFor();
  expect(complaints).toEqual([expect.stringContaining('removeChild')]);
  await close();
});

it('in a browser in which it cannot start, a page stays as it was prerendered, and is loaded once', async () => {
  const { page, complaints, close } = await site.visit();
  const loads = watchLoads(page);
  await page.addInitScript(deleteApis, ['IntersectionObserver']);
  await page.goto(`${site.url()}/`);
  await eventually(() => complaints.length, 1);
  expect(complaints).toEqual([expect.stringContaining('IntersectionObserver is not defined')]);
  expect(await page.locator('h1').isVisible()).toBe(true);
  // The browser follows the links, and the next page does not reload itself either.
  await page.locator('footer a[href="/impressum/"]').click();
  await eventually(() => complaints.length, 2);
  await page.locator('header a[href="/"]').first().click();
  await eventually(() => complaints.length, 3);
  expect(loads).toEqual(['/', '/impressum/', '/']);
  await close();
});

it('and what was typed stays, too', async () => {
  const { page, complaints, close } = await site.visit();
  const loads = watchLoads(page);
  await page.addInitScript(deleteApis, ['Array.toSorted']);
  let type = () => {};
  const isTyped = new Promise<void>((resolve) => {
    type = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto(site.url() + APPLICATION_PATHS.de, { waitUntil: 'commit' });
  await field(page, 'pitch').pressSequentially('Der Moment');
  type();
  await eventually(() => complaints.length, 1);
  expect(complaints).toEqual([expect.stringContaining('toSorted is not a function')]);
  expect(await field(page, 'pitch').inputValue()).toBe('Der Moment');
  expect(loads).toEqual([APPLICATION_PATHS.de]);
  await close();
});
