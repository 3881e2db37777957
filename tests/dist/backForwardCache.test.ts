// Covers src, server.
import type { Page } from 'playwright-core';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

interface NotUsed {
  notRestoredExplanations: { reason: string }[];
}

/** Why the browser of the tests never keeps a page. */
const OF_THIS_BROWSER = new Set([
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
]);

/** What of a page was one more reason, by the browser's own report, not to keep it when it was left. */
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
