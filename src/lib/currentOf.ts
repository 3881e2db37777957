/**
 * Returns `aria-current` for a link: `page` for the current page, `true` for a page above it, else undefined.
 * @param paths with which those of further pages below it begin
 */
export function currentOf(
  href: string,
  path: string,
  paths?: readonly string[],
): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  const isHome = /^\/([a-z]{2}\/)?$/.test(href);
  return (!isHome && path.startsWith(href)) || paths?.some((start) => path.startsWith(start))
    ? 'true'
    : undefined;
}
