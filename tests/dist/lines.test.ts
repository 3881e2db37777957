// Covers src/theme, src/sections, src/templates, src/components, src/forms, content-json.
import { pagePaths } from '../helpers/builtSite';
import { faultsAtWidths } from '../helpers/pageFaults/faultsAtWidths';
import { emptyLineFaults, headlineFaults, slashFaults } from '../helpers/pageFaults/headlineFaults';
import { widthFaults, wordFaults } from '../helpers/pageFaults/layoutFaults';
import { pagesToLookAt } from '../helpers/pagesToLookAt';
import { siteInBrowser } from '../helpers/siteInBrowser';

const site = siteInBrowser();
const toLookAt = pagesToLookAt('lines', pagePaths);

const WIDTHS = [360, 640, 768, 1024, 1280, 2000];
const DESKTOP = 1280;

let headlines = 0;

const { found, views, openTab } = faultsAtWidths(site, toLookAt, {
  kinds: ['words', 'width', 'headlines', 'empty'],
  widths: WIDTHS,
  async look(page, width, add) {
    const { found: faults, measured } = await headlineFaults(page);
    add('headlines', [...faults, ...(await slashFaults(page))]);
    add('words', await wordFaults(page));
    add('width', await widthFaults(page));
    if (width === DESKTOP) add('empty', await emptyLineFaults(page));
    headlines += measured;
  },
});

it('no page breaks a word at any width where nothing allows it', () => {
  expect(found.words).toEqual([]);
});

it('no page is wider than any window', () => {
  expect(found.width).toEqual([]);
});

it('no headline leaves a short word alone in its last line, or begins a line with a slash', () => {
  expect(found.headlines).toEqual([]);
});

it('each page shows its headline, and none leaves a line of it nearly empty', () => {
  expect(found.empty).toEqual([]);
});

it('all of them were looked at', () => {
  expect(views()).toBe(toLookAt.pages.length * WIDTHS.length);
  // Even the shortest page has a headline, most have more than five.
  expect(headlines).toBeGreaterThan(3 * views());
});

it('finds a word alone in the last line', async () => {
  const { page, close } = await openTab();
  await page.goto(`${site.url()}/impressum/`);
  await page.locator('h1').evaluate((headline) => {
    headline.innerHTML = 'Eine sehr lange erste Zeile<br>so';
  });
  expect((await headlineFaults(page)).found).toEqual([
    expect.stringMatching(/^0\.\d+ in "Eine sehr lange erste Zeileso"$/),
  ]);
  await close();
});
