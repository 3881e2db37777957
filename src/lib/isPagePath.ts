import { isOwnPath } from './ownAddress';

/** Whether a path of this host is a page: those end with a slash. /jobs/feed.xml is a file, /api/ takes forms. */
export function isPagePath(pathname: string): boolean {
  return isOwnPath(pathname) && pathname.endsWith('/') && !pathname.startsWith('/api/');
}
