/** How a link stands to the page it is on, as an `aria-current` value: the page itself, a page above it, or neither. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  const isHome = href.replace(/^\/[a-z]{2}\/$/, '/') === '/';
  return !isHome && path.startsWith(href) ? 'true' : undefined;
}
