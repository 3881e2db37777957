// Covers src/offline, src/page-data, src/notices, src/forms, server/intake.
import { changingSite, follow, headline, untilKept } from '../helpers/changingSite';
import { button, field, fillIn } from '../helpers/applicationForm';
import { APPLICATION_PATHS } from '../helpers/applicationPages';
import { untilHydrated } from '../helpers/visit';

const site = changingSite();

describe('without a network', () => {
  it('shows every page that was visited, however it was reached, and the offline page of the language for others', async () => {
    const url = await site.serve();
    const { page, close } = await site.open(url, '/');
    await follow(page, '/jobs/');
    await page.waitForFunction(() => document.title.includes('Jobs'));
    await untilKept(page, '/jobs/');
    const jobsHeadline = await headline(page);
    await site.unplug();

    for (const typed of ['/jobs/?x=1', '/jobs?x=1']) {
      await page.goto(url + typed);
      await untilHydrated(page);
      expect(await headline(page)).toBe(jobsHeadline);
      expect(page.url()).toBe(`${url}/jobs/?x=1`);
    }
    await page.goto(`${url}/`);
    await untilHydrated(page);
    expect(await page.title()).toContain('SFF');
    expect(await page.locator('html').getAttribute('data-offline')).toBeNull();
    const styles = await page.evaluate(
      () => getComputedStyle(document.querySelector('h1') as Element).fontFamily,
    );
    expect(styles).toContain('Bricolage');

    for (const [target, language, words] of [
      ['/work/', 'de', 'Kein Netz'],
      ['/en/press/', 'en', 'No signal'],
    ] as const) {
      await page.goto(url + target);
      await untilHydrated(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.locator('html').getAttribute('data-offline')).toBe('');
      expect(await headline(page)).toContain(words);
      expect(page.url()).toBe(url + target);
      const picture = page.locator('main img').first();
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await close();
  });

  it('is a whole page for those who have opened a single one, with a menu and without a notice', async () => {
    const url = await site.serve();
    const { page, close } = await site.open(url, '/impressum/');
    await untilKept(page, '/impressum/');
    await site.unplug();
    await page.goto(`${url}/services/`);
    await untilHydrated(page);
    expect(await headline(page)).toContain('Kein Netz');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header button[aria-controls]').click();
    await page.locator('[data-state="opened"]').waitFor();
    expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
    await close();
  });

  it('shows the offline page for a link within the site, and the page itself once the network is back', async () => {
    const url = await site.serve();
    const { page, close } = await site.open(url, '/impressum/');
    await site.unplug();
    await follow(page, '/jobs/');
    await page.locator('html[data-offline]').waitFor();
    expect(page.url()).toBe(`${url}/jobs/`);
    await site.serve();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForFunction(() => document.title.includes('Jobs'));
    expect(await page.locator('html').getAttribute('data-offline')).toBeNull();
    await close();
  });

  it('says so on a page that stays, and that the network is back', async () => {
    const url = await site.serve();
    const { page, close } = await site.open(url, '/');
    await page.context().setOffline(true);
    const status = page.getByRole('status');
    await status.getByText('Keine Verbindung.').waitFor();
    await page.context().setOffline(false);
    await status.getByText('Die Verbindung ist wieder da.').waitFor();
    expect(await status.getByText('Keine Verbindung.').count()).toBe(0);
    await close();
  });

  it('waits with the page of one application, by reload and Back, until the network is back', async () => {
    const url = await site.serve();
    const { page, close } = await site.open(url, APPLICATION_PATHS.de);
    await fillIn(page);
    await button(page).click();
    await page.locator('main a[href*="/api/application/"]').first().click();
    const own = field(page, 'portfolio');
    await own.waitFor();
    const { pathname } = new URL(page.url());
    await untilKept(page, pathname);

    await page.context().setOffline(true);
    await page.reload();
    await untilHydrated(page);
    expect(page.url()).toBe(url + pathname);
    expect(await own.count()).toBe(0);
    await page.context().setOffline(false);
    // A simulated network does not tell pages that were loaded without one.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await own.waitFor();
    await untilHydrated(page);

    await follow(page, '/impressum/');
    await page.waitForURL('**/impressum/');
    await own.waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await page.goBack();
    await own.waitFor();
    expect(page.url()).toBe(url + pathname);
    await page.context().setOffline(false);
    await close();
  });

  it('keeps nothing that is an error, a part or a foreign answer', async () => {
    const url = await site.serve();
    const { page, close } = await site.open(url, '/');
    await page.goto(`${url}/gibt-es-nicht/`);
    await untilHydrated(page);
    await page.goto(`${url}/jobs/`);
    await untilKept(page);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          return Promise.all(
            (await cache.keys()).map(async (request) => {
              const response = await cache.match(request);
              return `${request.method} ${response?.status} ${response?.type} ${new URL(request.url).pathname}`;
            }),
          );
        }),
      );
      return all.flat();
    });
    expect(kept.some((line) => line.endsWith(' /jobs/'))).toBe(true);
    expect(kept.filter((line) => !line.startsWith('GET 200 '))).toEqual([]);
    expect(kept.filter((line) => / (opaque|error)/.test(line) || line.endsWith('/gibt-es-nicht/'))).toEqual(
      [],
    );
    await close();
  });
});
