// Covers src/templates/ErrorPage, src/lib/nearestPaths.ts, scripts/content, scripts/bench/sheet.
import { pagePicture } from '../../scripts/bench/sheet/pagePictures';
import { ADDRESS_INDEX_URL } from '../../src/content/dataUrls';
import { browserOfFile } from '../helpers/sharedSite';
import { siteInBrowser } from '../helpers/siteInBrowser';

const site = siteInBrowser();
const browser = browserOfFile();

it.each([
  ['/standorte/wein/', 'Gemeint ist vielleicht: Wien'],
  ['/jobs/frontend-entwicklerin/', 'Gemeint ist vielleicht: Frontend-Entwicklung'],
  ['/en/jobs/brand-strategi/', 'Did you mean: Brand Strategy'],
])('at %s offers the page that was meant', async (address, words) => {
  const { page, close } = await site.visit();
  const response = await page.goto(site.url() + address);
  expect(response?.status()).toBe(404);
  const status = page.getByRole('main').getByRole('status');
  await status.getByRole('link').first().waitFor();
  expect(await status.innerText()).toBe(words);
  await status.getByRole('link').click();
  await page.waitForFunction(
    (text) => document.querySelector('h1')?.textContent?.includes(text) === true,
    {
      '/standorte/wein/': 'Wien',
      '/jobs/frontend-entwicklerin/': 'Frontend',
      '/en/jobs/brand-strategi/': 'Brand',
    }[address] as string,
  );
  await close();
});

it.each([
  ['/gibt-es-nicht/', '/suche/?q=texten'],
  ['/en/no-such-page/', '/en/search/?q=texten'],
])('at %s searches the site, on the narrowest screen too', async (address, target) => {
  const { page, close } = await site.visit({ viewport: { width: 320, height: 640 } });
  await page.goto(site.url() + address);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const button = await page.getByRole('search').getByRole('button').boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(320);
  await page.getByRole('searchbox').fill('texten');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(site.url() + target);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main [type=search]')?.value === 'texten',
  );
  await close();
});

it.each(['/gibt-es-nicht/', '/en/no-such-page/'])(
  'at %s the words in the search box are whole, at any width',
  async (address) => {
    const { page, close } = await site.visit();
    await page.goto(site.url() + address);
    await page.getByRole('searchbox').waitFor();
    for (const width of [320, 360, 640, 768, 1024, 1280, 2000]) {
      await page.setViewportSize({ width, height: 800 });
      const [needed, room] = await page.getByRole('searchbox').evaluate((box) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(box);
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        pen.font = font;
        return [
          pen.measureText((box as HTMLInputElement).placeholder).width,
          box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        ];
      });
      expect([width, Number(needed) <= Number(room)]).toEqual([width, true]);
    }
    await close();
  },
);

it('offers no search without script, which nothing could answer, but the job list', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(`${site.url()}/gibt-es-nicht/`);
  expect(await page.getByRole('searchbox').count()).toBe(0);
  expect(await page.locator('main a[href="/jobs/"]').isVisible()).toBe(true);
  await close();
});

it('is the only page that asks for the addresses of all', async () => {
  const { page, close } = await site.visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.url()}/about/`);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(ADDRESS_INDEX_URL);
  await page.goto(`${site.url()}/gibt-es-nicht/`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === ADDRESS_INDEX_URL)).toHaveLength(1);
  await close();
});

it('is on the sheet of pictures like any page; an address that should have a page and has none is not', async () => {
  const picture = { address: `${site.url()}/gibt-es-nicht/`, width: 360, scheme: 'light' } as const;
  const taken = await pagePicture(browser(), { ...picture, status: 404 });
  expect([...taken.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  await expect(pagePicture(browser(), { ...picture, status: 200 })).rejects.toThrow(
    'There is no page /gibt-es-nicht/ in the built site.',
  );
  await expect(
    pagePicture(browser(), { ...picture, address: `${site.url()}/`, status: 404 }),
  ).rejects.toThrow('/ must show the error page, but was answered with 200.');
});
