/**
 * Returns `aria-current` for a link: `page` for the current page, `true` for a page above it, else undefined.
 * @param paths of further pages below it, which do not begin with its own
 */
export function currentOf(
  href: string,
  path: string,
  paths?: readonly string[],
): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  const isHome = /^\/([a-z]{2}\/)?$/.test(href);
  return (!isHome && path.startsWith(href)) || paths?.includes(path) ? 'true' : undefined;
}
