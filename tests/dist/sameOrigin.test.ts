// Covers src/navigation, src/page-data, server.
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

/** Opens a typed-in address of the site; requests to any other site are answered, so that they would be noticed. */
async function open(address: string) {
  const visit = await site.visit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visit;
  await page.route(
    ({ origin }) => origin !== site.url(),
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }),
  );
  await page.goto(site.url() + address);
  await untilHydrated(page);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  const follow = (path: string) =>
    page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);
  return { ...visit, follow };
}

const NOT_FOUND = /nicht gefunden/i;

/** Paths of this site that would lead to another one without their origin; the server has no pages for them. */
const ADDRESSES = [
  '//evil.example/x',
  '//evil.example/',
  '///evil.example/?a=//evil.example/',
  '/\\evil.example/x',
  '/\t/evil.example/x',
];

describe('an address that begins with two slashes', () => {
  it.each(ADDRESSES)('%j stays on this site by Back and Forward', async (address) => {
    const { page, foreignRequests, follow, close } = await open(address);
    const asked = page.url();
    expect(await page.title()).toMatch(NOT_FOUND);
    await follow('/jobs/');
    await page.waitForFunction(() => document.title.includes('Jobs'));
    await page.goBack();
    await page.waitForFunction(() => /nicht gefunden/i.test(document.title));
    expect(page.url()).toBe(asked);
    // The address was loaded again; Forward is handled by the app again once that document is hydrated.
    await untilHydrated(page);
    await page.goForward();
    await page.waitForFunction(() => document.title.includes('Jobs'));
    expect(page.url()).toBe(`${site.url()}/jobs/`);
    expect(foreignRequests).toEqual([]);
    await close();
  });

  it('names no address of another site: links, canonical address, language versions', async () => {
    const { page, close } = await open('//evil.example/x');
    const hosts = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>('[href]')].map(
        ({ href }) => new URL(href).host,
      ),
    );
    expect(hosts).not.toHaveLength(0);
    expect(hosts.filter((host) => host.includes('evil'))).toEqual([]);
    await close();
  });

  it('has a skip link that works', async () => {
    const { page, complaints, follow, close } = await open('//evil.example/x');
    const loaded = complaints.length;
    await follow('#main');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    expect(page.url()).toBe(`${site.url()}//evil.example/x#main`);
    expect(complaints.slice(loaded)).toEqual([]);
    await close();
  });

  it('is left to the browser where a link leads to it, and is an address of this site in the notice', async () => {
    const { page, foreignRequests, close } = await open('/jobs/');
    // Pages below two slashes cannot be loaded, so that the visitor sees a notice with a link to try again.
    await page.route(
      ({ pathname }) => pathname.startsWith('//'),
      (route) => route.abort(),
    );
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      history.pushState(null, '', `${location.origin}//evil.example/x`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    const link = page.locator('[role=alert] a');
    await eventually(
      () => link.evaluate(({ href }: HTMLAnchorElement) => href),
      `${site.url()}//evil.example/x`,
    );
    expect(foreignRequests).toEqual([]);
    await close();
  });
});
