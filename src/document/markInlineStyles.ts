import { STYLESHEET_ATTRIBUTE } from './ids';

/**
 * Prevents the bundler's loader from loading stylesheets that are inlined in the page: it skips a stylesheet if the
 * document has a link with the same URL. A disabled link added by script is never fetched; in the HTML, the browser's
 * preload scanner would fetch it.
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
