// Covers src/theme, src/document, src/templates, src/sections, src/components, src/layout.
import type { Page } from 'playwright-core';
import { samplePages } from '../helpers/builtSite';
import { widthFaults } from '../helpers/pageFaults/layoutFaults';
import { pagesToLookAt } from '../helpers/pagesToLookAt';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { lookAtEach } from '../helpers/visit';

const HEIGHT = 800;
const WIDTHS = [320, 768, 1280];

const site = siteInBrowser();
const { pages, note } = pagesToLookAt('beforeTheApp', samplePages());

/**
 * Opens a tab in which scripts may run, but never arrive: pages stay as they are first painted. The typeface does not
 * arrive either, because text that comes into it between two measurements changes its width.
 */
async function openTab() {
  const visit = await site.visit({ viewport: { width: 320, height: HEIGHT } });
  await visit.page.route(/\.(js|woff2)$/, (route) => route.abort());
  return visit;
}

/** Left edge and width of all parts of the page, px; whether they have been laid out or not. */
const partsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section, main aside, main h1, main h2, main p, footer')].map(
      (part) => {
        const { left, width } = part.getBoundingClientRect();
        return `${part.localName} ${Math.round(left)} ${Math.round(width)}`;
      },
    ),
  );

const faults: string[] = [];

beforeAll(async () => {
  await lookAtEach(pages, openTab, async ({ page }, path) => {
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(site.url() + path, { waitUntil: 'domcontentloaded' });
      const add = (fault: string) => found.push(`${path} at ${width} px: ${fault}`);
      for (const fault of await widthFaults(page)) add(fault);
      const first = await partsOf(page);
      await page.evaluate(() => delete document.documentElement.dataset['firstScreen']);
      const whole = await partsOf(page);
      for (const [index, part] of whole.entries())
        if (first[index] !== part && !first[index]?.endsWith(' 0 0')) add(`${first[index]} becomes ${part}`);
    }
    note(path, found);
    faults.push(...found);
  });
}, 300_000);

it('parts that are laid out later change the width of nothing', () => {
  expect(faults).toEqual([]);
});
