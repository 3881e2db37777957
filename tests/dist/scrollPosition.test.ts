// Covers src/navigation, src/layout.
import { follow, isIdle, openWatched, revealedAt, untilTitle } from '../helpers/curtain';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

describe('the position on a page', () => {
  it('is the same after Back, before the page can be seen', async () => {
    const { page, close } = await openWatched(site, '/news/');
    await page.evaluate(() => window.scrollTo(0, 700));
    await follow(page, '/jobs/');
    await untilTitle(page, 'Jobs');
    await isIdle(page);
    await page.goBack();
    await eventually(() => revealedAt(page), [0, 700]);
    await isIdle(page);
    await page.goForward();
    await eventually(() => revealedAt(page), [0, 700, 0]);
    await close();
  }, 60_000);

  it('is the same after a reload, also of a page reached within the site', async () => {
    const { page, close } = await openWatched(site, '/');
    await follow(page, '/news/');
    await untilTitle(page, 'News');
    await isIdle(page);
    await page.evaluate(() => window.scrollTo(0, 650));
    await page.reload();
    await untilHydrated(page);
    await page.waitForFunction(() => window.scrollY === 650);
    expect(new URL(page.url()).pathname).toBe('/news/');
    await close();
  }, 60_000);
});
