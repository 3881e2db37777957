// Covers src/page-data, src/navigation, server.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { DIST, pagePaths } from '../helpers/builtSite';
import { changingSite } from '../helpers/changingSite';
import { untilHydrated } from '../helpers/visit';

const site = changingSite();

const APPLICATION = pagePaths.find((page) => /^\/jobs\/application\/.*-\d+\/$/.test(page)) ?? '';
const assetOf = (pattern: RegExp) =>
  `/assets/${readdirSync(path.join(DIST, 'assets')).find((name) => pattern.test(name))}`;
/** The form's script, without which the page does not work. */
const FORM_SCRIPT = assetOf(/^JobApplicationPage\.\w+\.js$/);
const FONT = assetOf(/^text-400\.base\.\w+\.woff2$/);

/** Sets a fault for a path on the server; null clears all faults. */
async function setFault(url: string, file: string, fault: string | null): Promise<void> {
  const fields = fault === null ? { clear: 'true' } : { path: file, fault };
  const answer = await fetch(`${url}/__faults`, {
    method: 'POST',
    body: new URLSearchParams(fields as Record<string, string>),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The fault was not set: ${await answer.text()}`);
}

/** Texts of all responses cached for a URL, in all caches. */
const keptUnder = (page: Page, file: string) =>
  page.evaluate(async (wanted) => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).match(wanted)));
    return Promise.all(
      all.flatMap((response) => (response ? [response.text().then((text) => text.slice(0, 20))] : [])),
    );
  }, file);

/** Fetches a file past the browser's HTTP cache; runs in the page. */
const fetchAnew = (wanted: string) =>
  fetch(wanted, { cache: 'reload' }).then(
    (response) => response.text(),
    () => '',
  );

/** Checks that the form works: pressing its button marks the missing fields. */
async function expectLiveForm(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.locator('form button[type="submit"]').last().click();
  await page.locator('form [aria-invalid="true"]').first().waitFor();
}

/** Makes a page record when the browser has tried to install its service worker. */
const recordTrial = (page: Page) =>
  page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function watched(...args) {
      const registration = await register.apply(this, args);
      const { installing } = registration;
      const note = () => {
        if (!installing || ['activated', 'redundant'].includes(installing.state))
          document.documentElement.dataset['workerTried'] = installing?.state ?? 'none';
      };
      installing?.addEventListener('statechange', note);
      note();
      return registration;
    };
  });

/** Waits until the browser has tried to install the service worker, successfully or not. */
const untilTried = (page: Page) => page.locator('html[data-worker-tried]').waitFor({ state: 'attached' });

describe('an answer that is not what its address says', () => {
  it.each([
    ['a page', 'html'],
    ['half a script', 'chunk'],
  ])(
    '%s in the place of a script is not kept, and the form lives at the next visit',
    async (_name, fault) => {
      const url = await site.serve({ args: ['--faults'] });
      const { page, close } = await site.visit(url);
      await setFault(url, FORM_SCRIPT, fault);
      await recordTrial(page);
      // A page without the form, on which the service worker caches all scripts.
      await page.goto(`${url}/impressum/`);
      await untilHydrated(page);
      await untilTried(page);
      expect(
        (await keptUnder(page, FORM_SCRIPT)).filter((text) => /doctype|^export const/.test(text)),
      ).toEqual([]);
      await setFault(url, FORM_SCRIPT, null);
      await page.goto(url + APPLICATION);
      await expectLiveForm(page);
      await close();
    },
  );

  it('does not stay where an earlier service worker has kept it', async () => {
    const url = await site.serve();
    const { page, close } = await site.open(url, '/impressum/');
    await page.evaluate(async (file) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if (!(await cache.match(file)) && name !== 'assets') continue;
        await cache.put(file, new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }));
      }
    }, FORM_SCRIPT);
    expect(await keptUnder(page, FORM_SCRIPT)).toContain('<!doctype html>');
    await page.goto(url + APPLICATION);
    await page.waitForFunction(async (file) => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).match(file)));
      return all.every((response) => !response?.headers.get('Content-Type')?.includes('html'));
    }, FORM_SCRIPT);
    await expectLiveForm(page);
    await close();
  });

  it.each([
    ['data that is a page', '/page-data/jobs/page-data.json', 'html', '{'],
    ['a font that is a page', FONT, 'html', 'wOF2'],
    ['a page that is half a script', '/jobs/', 'chunk', '<!'],
  ])('%s is not kept either', async (_name, file, fault, begin) => {
    const url = await site.serve({ args: ['--faults'] });
    const { page, close } = await site.open(url, '/impressum/');
    await page.evaluate(async (wanted) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(wanted);
    }, file);
    await setFault(url, file, fault);
    if (file === '/jobs/') await page.goto(url + file).catch(() => undefined);
    else await page.evaluate(fetchAnew, file);
    // Responses are cached after they were returned to the page.
    await page.waitForTimeout(1000);
    if (file === '/jobs/') await page.goto(`${url}/impressum/`);
    // The right response may be cached again: files of the page are cached some time after the page itself.
    expect((await keptUnder(page, file)).filter((text) => !text.startsWith(begin))).toEqual([]);
    await setFault(url, file, null);
    await page.evaluate(fetchAnew, file);
    if (file !== '/jobs/') {
      await page.waitForFunction(async (wanted) => (await caches.match(wanted)) !== undefined, file);
    }
    await close();
  });
});
