// Covers src/navigation, src/layout.
import { follow, untilIdle, openWatched, revealedAt, untilTitle } from '../helpers/curtain';
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
    await untilIdle(page);
    await page.goBack();
    await eventually(() => revealedAt(page), [0, 700]);
    await untilIdle(page);
    await page.goForward();
    await eventually(() => revealedAt(page), [0, 700, 0]);
    await close();
  });

  it('is the same after a reload, also of a page reached within the site', async () => {
    const { page, close } = await openWatched(site, '/');
    await follow(page, '/news/');
    await untilTitle(page, 'News');
    await untilIdle(page);
    await page.evaluate(() => window.scrollTo(0, 650));
    await page.reload();
    await untilHydrated(page);
    await page.waitForFunction(() => window.scrollY === 650);
    expect(new URL(page.url()).pathname).toBe('/news/');
    await close();
  });

  it('is the same after a reload far down, where parts were not laid out at first', async () => {
    const { page, close } = await openWatched(site, '/services/');
    const untilWhole = () => page.waitForFunction(() => !('firstScreen' in document.documentElement.dataset));
    await untilWhole();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const far = Math.round(height * 0.8);
    await page.evaluate((top) => window.scrollTo(0, top), far);
    await page.reload();
    await untilHydrated(page);
    await page.waitForFunction((top) => window.scrollY === top, far);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await close();
  });

  it('is at the place that an address names, however far down it is', async () => {
    const { page, close } = await openWatched(site, '/data-privacy/');
    const anchor = await page.evaluate(
      () => [...document.querySelectorAll('main section[id]')].at(-1)?.id ?? '',
    );
    expect(anchor).not.toBe('');
    await close();
    const opened = await openWatched(site, `/data-privacy/#${anchor}`);
    await untilHydrated(opened.page);
    await eventually(
      () =>
        opened.page.evaluate((id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
          return top >= 0 && top < window.innerHeight;
        }, anchor),
      true,
    );
    await opened.close();
  });
});
