// Covers src/sections/PosterMosaic, src/components/PosterTeaser, scripts/content/resolve/listings.ts, content-json.
import { siteInBrowser } from '../helpers/siteInBrowser';

const site = siteInBrowser();

/** Where the words of each poster in the wall are, and links with words that are cut. */
function wordsInWall(): { places: string[]; cut: string[] } {
  const links = [...document.querySelectorAll<HTMLElement>('main [data-wall] > li > a')];
  const places = links.map((link) => {
    const [poster, words] = [...link.children].map((part) => part.getBoundingClientRect());
    if (!poster || !words) return 'missing';
    if (words.left >= poster.right) return 'beside';
    return words.top >= poster.bottom - 1 ? 'below' : 'over';
  });
  const cut = links.filter((link) => link.scrollWidth > link.clientWidth);
  return { places: [...new Set(places)], cut: cut.map((link) => link.textContent) };
}

it('the units are beside their posters on phones, below them elsewhere', async () => {
  const { page, close } = await site.visit();
  await page.goto(`${site.url()}/services/`);
  for (const [width, place] of [
    [320, 'beside'],
    [767, 'beside'],
    [768, 'below'],
    [1280, 'below'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await page.evaluate(wordsInWall)]).toEqual([width, { places: [place], cut: [] }]);
  }
  await close();
});
