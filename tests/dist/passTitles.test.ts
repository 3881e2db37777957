// Covers src/templates/CasePage, src/templates/parts/PassHead.tsx, src/theme, content-json.
import { siteInBrowser } from '../helpers/siteInBrowser';

const site = siteInBrowser();

/** Type sizes in px: the headline of a case, its passes, the largest headline within a pass. */
function sizes(): { headline: number; passes: number[]; part: number } {
  const sizeOf = (element: Element | null) =>
    element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
  const parts = [...document.querySelectorAll('main section :is(h2, h3)')].filter(
    (heading) => !heading.closest('hgroup') && heading.closest('section')?.querySelector('hgroup'),
  );
  return {
    headline: sizeOf(document.querySelector('h1')),
    passes: [...document.querySelectorAll('hgroup > h2')].map(sizeOf),
    part: Math.max(0, ...parts.map(sizeOf)),
  };
}

it.each(['/work/rollwerk-zwei-raeder/', '/work/trittsicher-ein-paar/'])(
  'the titles of passes on %s are smaller than the headline and larger than what they open',
  async (path) => {
    const { page, close } = await site.visit();
    await page.goto(`${site.url()}${path}`);
    for (const width of [320, 768, 1024, 1280, 2000]) {
      await page.setViewportSize({ width, height: 900 });
      const { headline, passes, part } = await page.evaluate(sizes);
      expect(passes).toHaveLength(3);
      expect(part).toBeGreaterThan(0);
      for (const pass of passes) {
        expect([width, pass < headline, pass > part]).toEqual([width, true, true]);
      }
    }
    await close();
  },
);
