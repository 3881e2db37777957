// Covers src/theme, src/components, src/sections, src/templates, src/layout, src/forms.
import { APPLICATION_PATHS } from '../helpers/applicationPages';
import { pagePaths } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

/** Pages of several sheets, with all kinds of blocks, and pages that once had a heading at the end of a sheet. */
const LONG_PAGES = [
  APPLICATION_PATHS.de,
  '/data-privacy/',
  '/en/press/',
  '/equal-communications/',
  '/jobs/',
  '/jobs/application/initiative/',
  '/kontakt/',
  '/lksg/',
  '/news/',
  '/news/acht-minuten-handzeichen/',
  '/orchestration-days-2024/',
  '/services/',
  '/standorte/duesseldorf/',
  '/standorte/wien/',
  '/work/rollwerk-zwei-raeder/',
];

/**
 * Text area of a sheet, in CSS px. Media queries compare with the width of the whole sheet, so a window of that width has
 * the styles of the sheet.
 */
const SHEETS = [
  { sheet: 794, width: 673, height: 1002 },
  { sheet: 816, width: 695, height: 935 },
];

/**
 * Headings at the end of a sheet, and texts and controls that cover each other. Columns of the sheet's size are broken by
 * the same rules as sheets.
 */
function faultsOfSheets({ width, height }: { width: number; height: number }): string[] {
  const main = document.querySelector('main') as HTMLElement;
  main.style.cssText = `width: ${width}px; height: ${height}px; columns: ${width}px auto; column-gap: 40px; column-fill: auto`;
  // Headlines begin a little to the left of their column.
  const start = main.getBoundingClientRect().left - 20;
  const sheetOf = (left: number) => Math.floor((left - start) / (width + 40));
  // Text for screen readers only is in a box of one pixel, a number on a poster behind its edge.
  const isClipped = (element: HTMLElement): boolean =>
    element.offsetWidth <= 1 ||
    getComputedStyle(element).clipPath.startsWith('inset(100%') ||
    (element.parentElement !== null && element !== main && isClipped(element.parentElement));
  const faults: string[] = [];
  const shown: { heading: string | undefined; first: number; last: number }[] = [];
  const boxes: { name: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (isClipped(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((box) => box.width > 1);
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last) continue;
    const name = node.nodeValue.trim().slice(0, 30);
    boxes.push(...lines.map((box) => ({ name, box })));
    // An entry's name that is a link, or its whole text, has no content below it.
    const isEntry = element.closest('a, li :is(h2, h3):last-child') !== null;
    const heading = isEntry ? undefined : (element.closest('h2, h3')?.textContent ?? undefined);
    shown.push({ heading, first: sheetOf(first.left), last: sheetOf(last.left) });
  }
  for (const [index, { heading, last }] of shown.entries()) {
    const next = shown[index + 1];
    if (heading !== undefined && next && next.heading !== heading && next.first > last)
      faults.push(`at the end of a sheet: ${heading}`);
  }
  for (const control of main.querySelectorAll('textarea, select')) {
    const parts = [...control.getClientRects()];
    boxes.push(...parts.map((box) => ({ name: control.id, box })));
    if (parts.length > 1) faults.push(`on two sheets: ${control.id}`);
  }
  for (const [index, { name, box }] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (name !== other.name && wide > 3 && high > Math.min(box.height, other.box.height) / 2)
        faults.push(`over each other: ${name}, ${other.name}`);
    }
  return faults;
}

it.each(LONG_PAGES)('no sheet of %s ends with a heading, and nothing covers text', async (path) => {
  expect(pagePaths).toContain(path);
  const { page, close } = await site.visit({ bypassCSP: true });
  await page.goto(site.url() + path);
  await untilHydrated(page);
  await page.emulateMedia({ media: 'print' });
  const faults: string[] = [];
  for (const { sheet, width, height } of SHEETS) {
    await page.setViewportSize({ width: sheet, height: 1000 });
    // Sheets of several heights, so that breaks occur at many headings.
    for (let high = height; high > height - 160; high -= 20)
      faults.push(...(await page.evaluate(faultsOfSheets, { width, height: high })));
  }
  expect([...new Set(faults)]).toEqual([]);
  await close();
});
