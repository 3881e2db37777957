import type { Page } from 'playwright-core';

/**
 * The spacing that a visitor may set without losing anything (WCAG 2.2, criterion 1.4.12); without transitions, so that
 * the layout is final as soon as the window has another size.
 */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
  * { transition: none !important; }
`;

/** Sets the spacing on an open page; by an element, because a page without script reports no loaded style sheet. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate((styles) => {
    const element = document.createElement('style');
    element.textContent = styles;
    document.head.append(element);
  }, TEXT_SPACING);
}

/** Doubles the size of the text (WCAG 2.2, criterion 1.4.4), as the browser's own setting does. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
}

/** Ends `enlargeText`. */
export async function resetText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
