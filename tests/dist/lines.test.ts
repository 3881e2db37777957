// Covers src/theme, src/sections, src/templates, src/components, src/forms, content-json.
import { pagePaths } from '../helpers/builtSite';
import { emptyLineFaults, headlineFaults } from '../helpers/pageFaults/headlineFaults';
import { widthFaults, wordFaults } from '../helpers/pageFaults/layoutFaults';
import { pagesToLookAt } from '../helpers/pagesToLookAt';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { lookAtEach } from '../helpers/visit';

const site = siteInBrowser();
const { pages, areAll, note } = pagesToLookAt('lines', pagePaths);

const WIDTHS = [360, 640, 768, 1024, 1280, 2000];
const DESKTOP = 1280;
const HEIGHT = 800;

const findings = {
  words: [] as string[],
  width: [] as string[],
  headlines: [] as string[],
  empty: [] as string[],
};
let views = 0;
let headlines = 0;

// Without JavaScript, a page is laid out as at its first paint; one load serves all widths.
const openTab = () =>
  site.visit({ javaScriptEnabled: false, viewport: { width: DESKTOP, height: HEIGHT }, bypassCSP: true });

beforeAll(async () => {
  await lookAtEach(pages, openTab, async ({ page }, path) => {
    await page.goto(site.url() + path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const add = (kind: keyof typeof findings, found: readonly string[]) => {
        findings[kind].push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
        faults.push(...found);
      };
      const { found, measured } = await headlineFaults(page);
      add('headlines', found);
      add('words', await wordFaults(page));
      add('width', await widthFaults(page));
      if (width === DESKTOP) add('empty', await emptyLineFaults(page));
      views += 1;
      headlines += measured;
    }
    note(path, faults);
  });
}, 1_200_000);

it('no page breaks a word at any width where nothing allows it', () => {
  expect(findings.words).toEqual([]);
});

it('no page is wider than any window', () => {
  expect(findings.width).toEqual([]);
});

it('no headline leaves a short word alone in its last line', () => {
  expect(findings.headlines).toEqual([]);
});

it('each page shows its headline, and none leaves a line of it nearly empty', () => {
  expect(findings.empty).toEqual([]);
});

it('all of them were looked at', () => {
  expect(views).toBe(pages.length * WIDTHS.length);
  expect(headlines).toBeGreaterThan(areAll ? 2000 : -1);
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
