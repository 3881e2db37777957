// Covers src/theme, src/sections, src/templates, src/components, src/forms, content-json.
import { samplePages } from '../helpers/builtSite';
import { fontsLoaded } from '../helpers/fontsLoaded';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { lookAtEach } from '../helpers/visit';

const site = siteInBrowser();

const WIDTHS = [1280, 1440, 2000];

/** Elements with a layout of their own within the page's grid. */
const FRAMED = 'aside, form, li, dl, details, figure, table, dialog, a';

/** Headlines and paragraphs that start neither at the page margin nor at a line of the twelve-column grid. */
function offTheGrid(framed: string): { found: string[]; measured: number } {
  const page = document.documentElement.clientWidth;
  const bounded = (low: number, share: number, high: number) => Math.min(high, Math.max(low, page * share));
  const [margin, gap] = [bounded(20, 0.05, 64), bounded(16, 0.02, 32)];
  const pitch = (page - 2 * margin + gap) / 12;
  const lines = Array.from({ length: 12 }, (_, column) => margin + column * pitch);
  /** A note or panel has a background of its own and padding around its text. */
  const isInPanel = (element: Element | null): boolean =>
    element !== null &&
    element.localName !== 'main' &&
    ((element.clientWidth < page && !/^rgba.*, 0\)$/.test(getComputedStyle(element).backgroundColor)) ||
      isInPanel(element.parentElement));
  const found: string[] = [];
  let measured = 0;
  for (const block of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, dl, ol, ul)')) {
    if (!block.checkVisibility() || block.parentElement?.closest(framed)) continue;
    const { left, width } = block.getBoundingClientRect();
    // A large letter is shifted by the white space at its left, so that its stem is on the axis.
    const start = left - Number.parseFloat(getComputedStyle(block).marginLeft);
    // Full-width elements, such as a list of posters, start at the edge.
    if (width <= 1 || width >= page || isInPanel(block.parentElement)) continue;
    measured += 1;
    if (lines.some((line) => Math.abs(line - start) <= 2)) continue;
    found.push(`${block.localName} at ${Math.round(start)} px: ${block.textContent?.trim().slice(0, 40)}`);
  }
  return { found, measured };
}

it('headlines and text begin at the margin of the page or at a column of its grid, at any width', async () => {
  const faults: string[] = [];
  let blocks = 0;
  await lookAtEach(
    samplePages(),
    () => site.visit({ javaScriptEnabled: false }),
    async ({ page }, path) => {
      await page.goto(site.url() + path, { waitUntil: 'domcontentloaded' });
      await fontsLoaded(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { found, measured } = await page.evaluate(offTheGrid, FRAMED);
        blocks += measured;
        faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
      }
    },
  );
  expect(blocks).toBeGreaterThan(300 * WIDTHS.length);
  expect(faults).toEqual([]);
}, 1_200_000);

it.each(['/', '/en/'])('no line of the statement of %s begins with a poster', async (path) => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(site.url() + path);
  await fontsLoaded(page);
  const statement = page.locator('main p:has(> span > span > picture)');
  for (const width of [360, 768, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await statement.evaluate((sentence) =>
      [...sentence.querySelectorAll('img')].map(
        (image) => image.getBoundingClientRect().left - sentence.getBoundingClientRect().left,
      ),
    );
    expect(shifts).toHaveLength(3);
    expect([width, shifts.filter((shift) => shift < 20)]).toEqual([width, []]);
  }
  await close();
});

it('finds text in a centred container', async () => {
  const { page, close } = await site.visit({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await page.goto(`${site.url()}/lksg/`);
  await page.addStyleTag({ content: 'main section { max-width: 1152px; margin-inline: auto !important }' });
  expect((await page.evaluate(offTheGrid, FRAMED)).found).not.toEqual([]);
  await close();
});
