/** A path without query, hash and outer slashes, as page-data folders are named; the home page is `index`. */
function pageKey(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '');
  return bare === '' ? 'index' : bare;
}

/** Where the data of a page lies, e.g. `/en/jobs/?q=x` => `/page-data/en/jobs/page-data.json`. */
export function pageDataUrl(path: string): string {
  return `/page-data/${pageKey(path)}/page-data.json`;
}

/** Where query data lies. */
export function queryDataUrl(hash: string): string {
  return `/page-data/sq/d/${hash}.json`;
}

/** Where the hash of the newest build lies. */
export const APP_DATA_URL = '/page-data/app-data.json';

/** Path whose data is shown for unmatched paths of a locale prefix, e.g. `/en` => `/en/404.html`. */
export function notFoundPath(prefix: string): string {
  return `${prefix}/404.html`;
}

/** Path of the page that a language shows without a network, e.g. `/en` => `/en/offline/`. */
export function offlinePath(prefix: string): string {
  return `${prefix}/offline/`;
}
