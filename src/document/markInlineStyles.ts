import { STYLESHEET_ATTRIBUTE } from './ids';

/**
 * Tells the bundler's loader which style sheets the page already holds as text, so that it does not load them again:
 * it looks for a link of the same address. A disabled link is never fetched when a script adds it; in the HTML the
 * browser's preloader would fetch it all the same.
 */
export function markInlineStyles(document: Document): void {
  for (const style of document.querySelectorAll(`style[${STYLESHEET_ATTRIBUTE}]`)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.href = style.getAttribute(STYLESHEET_ATTRIBUTE) ?? '';
    document.head.append(link);
  }
}
