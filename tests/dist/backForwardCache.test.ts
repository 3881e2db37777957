// Covers src, server.
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
async function reasonsOfPage(path: string, spoil?: () => void): Promise<string[]> {
  const { page, close } = await site.visit();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reported = new Promise<NotUsed>((resolve) =>
    session.once('Page.backForwardCacheNotUsed', (report: unknown) => resolve(report as NotUsed)),
  );
  await page.goto(site.url() + path, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  if (spoil) await page.evaluate(spoil);
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
    60_000,
  );

  it('and what would is reported', async () => {
    const holdLock = () => void navigator.locks.request('held', () => new Promise(() => undefined));
    expect(await reasonsOfPage('/', holdLock)).toEqual(['WebLocks']);
  }, 60_000);
});
