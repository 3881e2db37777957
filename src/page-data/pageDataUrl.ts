/** Page-data folder of a path: without query, hash and outer slashes; `index` for the home page. */
function pageKey(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '');
  return bare === '' ? 'index' : bare;
}

/** URL of a page's data, e.g. `/en/jobs/?q=x` => `/page-data/en/jobs/page-data.json`. */
export function pageDataUrl(path: string): string {
  return `/page-data/${pageKey(path)}/page-data.json`;
}

/** URL of query data, by its hash. */
export function queryDataUrl(hash: string): string {
  return `/page-data/sq/d/${hash}.json`;
}

/** URL of the file that names the newest build. */
export const APP_DATA_URL = '/page-data/app-data.json';

/** Path of the 404 page of a locale prefix, e.g. `/en` => `/en/404.html`. */
export function notFoundPath(prefix: string): string {
  return `${prefix}/404.html`;
}
