import { type Connection, savesData } from '../lib/connection';
import { isPagePath } from '../lib/ownAddress';
import { parseUrl } from '../lib/parseUrl';

/** The properties of a link that matter here; an `HTMLAnchorElement` has all of them. */
export interface PrefetchLink {
  href: string;
  target: string;
  hasAttribute(name: string): boolean;
}

const CRAWLERS = /bot|crawl|spider|slurp|facebookexternalhit/i;

/** True if pages are prefetched for this visitor: not on 2g or with data saver, and never for crawlers. */
export function mayPrefetch(connection: Connection | undefined, userAgent: string): boolean {
  return !CRAWLERS.test(userAgent) && !savesData(connection);
}

/**
 * Returns the path of the page that a link leads to within the app, or null for another host, a download, a file, a new
 * tab or the current page.
 */
export function prefetchTarget(
  link: PrefetchLink,
  current: { origin: string; pathname: string },
): string | null {
  const url = parseUrl(link.href);
  if (url?.origin !== current.origin || url.pathname === current.pathname) return null;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null;
  return isPagePath(url.pathname) ? url.pathname : null;
}
