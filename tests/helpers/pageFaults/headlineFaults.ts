import type { Page } from 'playwright-core';

/** Result of a check of headlines. */
export interface HeadlineFaults {
  found: string[];
  /** Headings whose lines were measured. */
  measured: number;
}

/** Headings whose last line is shorter than this share of their longest one. Runs in the browser. */
function strandedLines(least: number): HeadlineFaults {
  const found: string[] = [];
  let measured = 0;
  const range = document.createRange();
  for (const heading of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')) {
    // The lines of a stage are set by hand.
    if (!heading.checkVisibility() || heading.querySelector('[aria-hidden]')) continue;
    range.selectNodeContents(heading);
    const size = Number.parseFloat(getComputedStyle(heading).fontSize);
    const lines: { middle: number; left: number; right: number }[] = [];
    for (const { top, bottom, left, right } of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      const line = lines.find((other) => Math.abs(other.middle - middle) < 0.4 * size);
      if (line) [line.left, line.right] = [Math.min(line.left, left), Math.max(line.right, right)];
      else if (right - left > 1) lines.push({ middle, left, right });
    }
    measured += 1;
    if (lines.length < 2) continue;
    const widths = lines.map(({ left, right }) => right - left);
    const share = (widths.at(-1) ?? 0) / Math.max(...widths);
    if (share < least) found.push(`${share.toFixed(2)} in "${heading.textContent?.trim()}"`);
  }
  return { found, measured };
}

/** Finds headlines whose last line is a single short word; lines should be of similar length. */
export const headlineFaults = (page: Page): Promise<HeadlineFaults> => page.evaluate(strandedLines, 1 / 3);

/** Headlines of which a line begins with a slash. Runs in the browser. */
function slashesFirst(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const topOf = (node: Node, index: number) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return range.getBoundingClientRect().top;
  };
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
    if (!heading.checkVisibility()) continue;
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, 0: before } of (node.nodeValue ?? '').matchAll(/\S\s(?=\/)/g)) {
        if (topOf(node, index + before.length) > topOf(node, index) + 5)
          found.push(heading.textContent.trim());
      }
    }
  }
  return found;
}

/** Finds headlines of which a line begins with a slash. */
export async function slashFaults(page: Page): Promise<string[]> {
  const headlines = await page.evaluate(slashesFirst);
  return headlines.map((words) => `a line begins with the slash of "${words}"`);
}

/** A line of the main headline shorter than this share of the longest one looks lost; except the last one. */
const SHORT_LINE = 0.3;

/** The widths (px) of the lines of the main headline. Runs in the browser. */
function headlineLines(): number[] {
  const headline = document.querySelector('h1');
  if (!headline?.checkVisibility()) return [];
  const range = document.createRange();
  range.selectNodeContents(headline);
  const lines = new Map<number, { left: number; right: number }>();
  for (const { left, right, bottom, width } of range.getClientRects()) {
    if (width < 2) continue;
    const line = lines.get(Math.round(bottom)) ?? { left, right };
    lines.set(Math.round(bottom), { left: Math.min(left, line.left), right: Math.max(right, line.right) });
  }
  return [...lines.values()].map(({ left, right }) => right - left);
}

/** Finds nearly empty lines of the main headline, except the last one, or a missing headline. */
export async function emptyLineFaults(page: Page): Promise<string[]> {
  const lines = await page.evaluate(headlineLines);
  if (lines.length === 0) return ['no headline is visible'];
  const longest = Math.max(...lines);
  return lines.slice(0, -1).some((width) => width < SHORT_LINE * longest)
    ? [`lines of ${lines.map(Math.round).join(', ')} px`]
    : [];
}
