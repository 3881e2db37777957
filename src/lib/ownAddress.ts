/**
 * Whether a path of this site still names this site when it is resolved like any other address. `//host/x` does not,
 * nor does `/\host/x`; tabs and line breaks, which are dropped from addresses, can hide either.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\\s])/.test(path);
}

/** Whether a path of this site is a page: those end with a slash. /jobs/feed.xml is a file, /api/ takes forms. */
export function isPagePath(pathname: string): boolean {
  return isOwnPath(pathname) && pathname.endsWith('/') && !pathname.startsWith('/api/');
}

/**
 * Absolute address of a path (with query and hash) on an origin, whatever the path looks like: `//host/x` becomes
 * `https://www.sff.example//host/x`. Handed to the browser as it is, such a path would lead to another site.
 */
export function ownAddress(path: string, origin: string): string {
  return new URL(`${origin}/${path.replace(/^\//, '')}`).href;
}
