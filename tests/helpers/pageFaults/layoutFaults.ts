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
