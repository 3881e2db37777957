import { readFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { SettingError } from '../lib/args';
import { filesBelow } from '../lib/filesBelow';

/** Number of concurrent requests to another host. */
const REQUESTS = 8;

/** HTML of pages by path. */
export type Pages = ReadonlyMap<string, string>;

/** Reads all pages of a build folder, including the 404 pages. */
export function readFolder(dir: string): Pages {
  const files = filesBelow(dir).filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file));
  const pathOf = (file: string) => `/${file}`.replace(/index\.html$/, '');
  return new Map(files.map((file) => [pathOf(file), readFileSync(path.join(dir, file), 'utf8')]));
}

/** Fetches a page; undefined if it does not exist or is redirected. */
async function fetchPage(
  origin: string,
  at: string,
  headers: Record<string, string>,
): Promise<string | undefined> {
  const response = await fetch(origin + at, { headers, redirect: 'manual' }).catch((error: Error) => {
    // Only its cause names what failed, such as ECONNREFUSED.
    const { message } = error.cause instanceof Error ? error.cause : error;
    throw new SettingError(`${origin}${at} cannot be reached, so it cannot be compared: ${message}`);
  });
  if (response.status === 200) return response.text();
  if (response.status === 401 || response.status >= 500)
    throw new SettingError(
      `${origin}${at} responds with status ${response.status}, so it cannot be compared.`,
    );
  return undefined;
}

/**
 * Fetches the pages of a public site: those in its sitemap and those `known` paths that exist. The URL may contain user
 * and password.
 * @throws {SettingError} if it has no sitemap
 */
export async function readOnline(address: URL, known: Iterable<string>): Promise<Pages> {
  const { origin, username, password } = address;
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
    'base64',
  );
  const headers: Record<string, string> =
    username + password === '' ? {} : { Authorization: `Basic ${login}` };
  const sitemap = await fetchPage(origin, '/sitemap.xml', headers);
  if (sitemap === undefined)
    throw new SettingError(
      `${origin}/sitemap.xml is missing: --compare needs the URL of a site with a sitemap, or a folder.`,
    );
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const paths = [...new Set([...listed, ...known])].filter((at) => !at.endsWith('/404.html')).toSorted();
  const pages = await pLimit(REQUESTS).map(
    paths,
    async (at) => [at, await fetchPage(origin, at, headers)] as const,
  );
  return new Map(pages.flatMap(([at, html]) => (html === undefined ? [] : [[at, html] as const])));
}
