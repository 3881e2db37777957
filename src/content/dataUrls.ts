/** Folder of all data that a build writes for its pages. */
export const DATA_FOLDER = '/page-data/';

/** Folder of a page's data: its path without query, hash and outer slashes; `index` for the home page. */
function pageKey(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '');
  return bare === '' ? 'index' : bare;
}

/** URL of a page's data, e.g. `/en/jobs/?q=x` => `/page-data/en/jobs/page-data.json`. */
export function pageDataUrl(path: string): string {
  return `${DATA_FOLDER}${pageKey(path)}/page-data.json`;
}

/** URL of query data, by its hash. */
export function queryDataUrl(hash: string): string {
  return `${DATA_FOLDER}sq/d/${hash}.json`;
}

/** URL of the file that names the newest build. */
export const APP_DATA_URL = `${DATA_FOLDER}app-data.json`;

/** URL of the index of all pages that search engines may list; the 404 page searches it for the closest one. */
export const ADDRESS_INDEX_URL = `${DATA_FOLDER}addresses.json`;
