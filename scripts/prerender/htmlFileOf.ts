/** Path of a page's HTML file below dist, e.g. `/about/` => `about/index.html`, `/404.html` => `404.html`. */
export function htmlFileOf(pagePath: string): string {
  return pagePath.endsWith('/') ? `${pagePath.slice(1)}index.html` : pagePath.slice(1);
}
