// Covers src, server.
import type { Page } from 'playwright-core';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

interface NotUsed {
  notRestoredExplanations: { reason: string }[];
}

/** Reasons that are due to the test browser, which never keeps a page. */
const OF_THIS_BROWSER = new Set([
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
]);

/**
 * The reasons why a page was not kept when it was left, as reported by the browser, except those of the browser itself.
 */
async function reasonsOfPage(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<string[]> {
  const { page, close } = await site.visit();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reported = new Promise<NotUsed>((resolve) =>
    session.once('Page.backForwardCacheNotUsed', (report: unknown) => resolve(report as NotUsed)),
  );
  await prepare?.(page);
  await page.goto(site.url() + path, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  await page.goto(`${site.url()}/impressum/`);
  await page.goBack();
  const { notRestoredExplanations } = await reported;
  await close();
  return notRestoredExplanations.map(({ reason }) => reason).filter((reason) => !OF_THIS_BROWSER.has(reason));
}

describe('nothing of a page keeps the browser from showing it again at once after Back', () => {
  it.each(['/', '/work/rollwerk-zwei-raeder/', '/jobs/', '/jobs/application/initiative/', '/kontakt/'])(
    'on %s',
    async (path) => {
      expect(await reasonsOfPage(path)).toEqual([]);
    },
  );

  it('and what would is reported', async () => {
    const forbidKeeping = (page: Page) =>
      page.route(`${site.url()}/`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
      });
    expect(await reasonsOfPage('/', forbidKeeping)).toEqual(['MainResourceHasCacheControlNoStore']);
  });
});
