// Covers src/theme, src/sections, src/templates, src/components, src/layout, src/forms, content-json.
import { pagePaths } from '../helpers/builtSite';
import { widthFaults } from '../helpers/pageFaults/layoutFaults';
import { spaceText, spacingFaults } from '../helpers/pageFaults/textSpacing';
import { pagesToLookAt } from '../helpers/pagesToLookAt';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { lookAtEach } from '../helpers/visit';

const site = siteInBrowser();
const { pages, note } = pagesToLookAt('textSpacing', pagePaths);

const WIDTHS = [320, 768, 1280];
const HEIGHT = 800;

const findings = { width: [] as string[], spacing: [] as string[] };
let views = 0;

// Without JavaScript, one load serves all widths.
const openTab = () =>
  site.visit({ javaScriptEnabled: false, viewport: { width: 1280, height: HEIGHT }, bypassCSP: true });

beforeAll(async () => {
  await lookAtEach(pages, openTab, async ({ page }, path) => {
    await page.goto(site.url() + path, { waitUntil: 'domcontentloaded' });
    await spaceText(page);
    await page.evaluate(() => document.fonts.ready);
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const add = (kind: keyof typeof findings, found: readonly string[]) => {
        findings[kind].push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
        faults.push(...found);
      };
      add('spacing', await spacingFaults(page));
      add('width', await widthFaults(page));
      views += 1;
    }
    note(path, faults);
  });
}, 1_200_000);

it('with a visitor’s own text spacing, nothing is cut off and no text overlaps another', () => {
  expect(findings.spacing).toEqual([]);
});

it('with it, no page is wider than the window', () => {
  expect(findings.width).toEqual([]);
});

it('all pages were looked at', () => {
  expect(views).toBe(pages.length * WIDTHS.length);
});

it('finds text that is cut off, a control beyond the edge, and lines over each other', async () => {
  const { page, close } = await openTab();
  await page.goto(`${site.url()}/impressum/`);
  await spaceText(page);
  expect(await spacingFaults(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    main.innerHTML =
      '<h1 style="width: 2ch; overflow: hidden; white-space: nowrap">Eine Zeile</h1>' +
      '<button style="margin-inline-start: 1250px; width: 60px" aria-label="Weiter"></button>' +
      '<p style="height: 0; margin: 0 !important">Oben</p><p>Unten</p>';
  });
  expect(await spacingFaults(page)).toEqual([
    'cuts off "Eine Zeile"',
    'cuts off the control "Weiter"',
    '"Oben" overlaps "Unten"',
  ]);
  await close();
});
