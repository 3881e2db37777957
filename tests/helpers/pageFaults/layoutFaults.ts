import type { Page } from 'playwright-core';

/** By how much the page can be scrolled sideways, which should not be possible. */
export async function widthFaults(page: Page): Promise<string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return excess > 0 ? [`${excess} px too wide`] : [];
}

/** Visible words broken across two lines without a break opportunity (hyphen, soft hyphen, slash or at sign). */
function brokenWords(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      // After a soft hyphen, the browser includes the hyphen on the line before in the first letter's box.
      const isAfterHyphen = node.nodeValue?.[index - 1] === '\u00ad';
      range.setStart(node, isAfterHyphen ? index + 1 : index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}

/** Finds words that are broken without a break opportunity. */
export async function wordFaults(page: Page): Promise<string[]> {
  const words = await page.evaluate(brokenWords);
  return words.map((word) => `breaks "${word}"`);
}

/** Visible texts that extend beyond the window and cannot be reached by scrolling. Runs in the browser. */
function textsOutside(): string[] {
  const found: string[] = [];
  const isOutOfSight = (element: Element): boolean => {
    const { overflowX, clipPath } = getComputedStyle(element);
    return ['auto', 'scroll'].includes(overflowX) || clipPath !== 'none';
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility() || !node.nodeValue?.trim()) continue;
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0 || (left > -1 && right < window.innerWidth + 1)) continue;
    let around: Element | null = element;
    while (around && around !== document.body && !isOutOfSight(around)) around = around.parentElement;
    if (around === document.body && !element.closest('[aria-hidden=true]'))
      found.push(node.nodeValue.trim().slice(0, 40));
  }
  return found;
}

/** Finds texts cut off at the edge of the window: hidden overflow does not make a page wider. */
export async function cutOffFaults(page: Page): Promise<string[]> {
  const texts = await page.evaluate(textsOutside);
  return texts.map((text) => `cuts off "${text}"`);
}
