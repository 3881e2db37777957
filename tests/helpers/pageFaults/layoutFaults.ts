import type { Page } from 'playwright-core';

/** How far the page can be scrolled sideways, which it should not be. */
export async function widthFaults(page: Page): Promise<string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return excess > 0 ? [`${excess} px too wide`] : [];
}

/** Visible words that stand on two lines although nothing allows to part them: no hyphen, soft hyphen, slash or at. */
function brokenWords(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      // After a soft hyphen the browser counts the hyphen, on the line before, to the first letter.
      const isAfterHyphen = node.nodeValue?.[index - 1] === '\u00ad';
      range.setStart(node, isAfterHyphen ? index + 1 : index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}

/** Words that are broken where nothing allows it. */
export async function wordFaults(page: Page): Promise<string[]> {
  const words = await page.evaluate(brokenWords);
  return words.map((word) => `breaks "${word}"`);
}

/** Visible texts that reach beyond the window where nothing scrolls sideways to them. Runs in the browser. */
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

/** Texts of which a part is cut off at the edge of the window, for hidden overflow makes no page wider. */
export async function cutOffFaults(page: Page): Promise<string[]> {
  const texts = await page.evaluate(textsOutside);
  return texts.map((text) => `cuts off "${text}"`);
}
