// Covers src/theme, src/sections, src/templates, src/components, src/layout, src/forms, content-json.
import { pagePaths } from '../helpers/builtSite';
import { faultsAtWidths } from '../helpers/pageFaults/faultsAtWidths';
import { widthFaults } from '../helpers/pageFaults/layoutFaults';
import { lostFaults } from '../helpers/pageFaults/lostFaults';
import { enlargeText } from '../helpers/pageFaults/textSettings';
import { pagesToLookAt } from '../helpers/pagesToLookAt';
import { siteInBrowser } from '../helpers/siteInBrowser';

const site = siteInBrowser();
const toLookAt = pagesToLookAt('largeText', pagePaths);

const WIDTHS = [320, 360];

const { found, views } = faultsAtWidths(site, toLookAt, {
  kinds: ['lost', 'width'],
  widths: WIDTHS,
  prepare: enlargeText,
  async look(page, _width, add) {
    add('lost', await lostFaults(page));
    add('width', await widthFaults(page));
  },
});

it('with text twice as large, nothing is cut off on a phone and no text overlaps another', () => {
  expect(found.lost).toEqual([]);
});

it('with it, no page is wider than the phone', () => {
  expect(found.width).toEqual([]);
});

it('all pages were looked at', () => {
  expect(views()).toBe(toLookAt.pages.length * WIDTHS.length);
});
