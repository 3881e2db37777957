/** Returns `aria-current` for a link: `page` for the current page, `true` for a page above it, else undefined. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  const isHome = href.replace(/^\/[a-z]{2}\/$/, '/') === '/';
  return !isHome && path.startsWith(href) ? 'true' : undefined;
}
