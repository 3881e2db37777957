// Covers src/theme, src/sections, src/templates, src/components, src/layout, src/forms, content-json.
import { pagePaths } from '../helpers/builtSite';
import { faultsAtWidths } from '../helpers/pageFaults/faultsAtWidths';
import { widthFaults } from '../helpers/pageFaults/layoutFaults';
import { lostFaults } from '../helpers/pageFaults/lostFaults';
import { spaceText } from '../helpers/pageFaults/textSettings';
import { pagesToLookAt } from '../helpers/pagesToLookAt';
import { siteInBrowser } from '../helpers/siteInBrowser';

const site = siteInBrowser();
const toLookAt = pagesToLookAt('textSpacing', pagePaths);

const WIDTHS = [320, 768, 1280];

const { found, views, openTab } = faultsAtWidths(site, toLookAt, {
  kinds: ['spacing', 'width'],
  widths: WIDTHS,
  prepare: spaceText,
  async look(page, _width, add) {
    add('spacing', await lostFaults(page));
    add('width', await widthFaults(page));
  },
});

it('with a visitor’s own text spacing, nothing is cut off and no text overlaps another', () => {
  expect(found.spacing).toEqual([]);
});

it('with it, no page is wider than the window', () => {
  expect(found.width).toEqual([]);
});

it('all pages were looked at', () => {
  expect(views()).toBe(toLookAt.pages.length * WIDTHS.length);
});

it('finds text that is cut off, a control beyond the edge, and lines over each other', async () => {
  const { page, close } = await openTab();
  await page.goto(`${site.url()}/impressum/`);
  await spaceText(page);
  expect(await lostFaults(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    main.innerHTML =
      '<h1 style="width: 2ch; overflow: hidden; white-space: nowrap">Eine Zeile</h1>' +
      '<button style="margin-inline-start: 1250px; width: 60px" aria-label="Weiter"></button>' +
      '<p style="height: 0; margin: 0 !important">Oben</p><p>Unten</p>';
  });
  expect(await lostFaults(page)).toEqual([
    'cuts off "Eine Zeile"',
    'cuts off the control "Weiter"',
    '"Oben" overlaps "Unten"',
  ]);
  await close();
});
