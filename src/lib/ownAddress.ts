/**
 * True if a path stays on this site when it is resolved as a URL. `//host/x` and `/\host/x` do not; tabs and line
 * breaks, which URL parsing drops, can disguise either.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\\s])/.test(path);
}

/** True if a path is a page of this site: pages end with a slash. /jobs/feed.xml is a file, /api/ takes forms. */
export function isPagePath(pathname: string): boolean {
  return isOwnPath(pathname) && pathname.endsWith('/') && !pathname.startsWith('/api/');
}

/**
 * Returns the absolute URL of a path (with query and hash) on an origin, whatever the path looks like: `//host/x`
 * becomes `https://www.sff.example//host/x`. Passed to the browser unchanged, such a path would lead to another site.
 */
export function ownAddress(path: string, origin: string): string {
  return new URL(`${origin}/${path.replace(/^\//, '')}`).href;
}
