import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { SettingError } from '../lib/args';

/** Requests to another host at the same time. */
const REQUESTS = 8;

/** HTML of pages by their paths. */
export type Pages = ReadonlyMap<string, string>;

/** All pages of a folder that a build has written, the 404 pages among them. */
export function readFolder(dir: string): Pages {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:index|404)\.html$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const pathOf = (file: string) =>
    `/${path.relative(dir, file).split(path.sep).join('/')}`.replace(/index\.html$/, '');
  return new Map(files.toSorted().map((file) => [pathOf(file), readFileSync(file, 'utf8')]));
}

/** A page of a host; undefined where it has none, or sends its readers elsewhere. */
async function fetchPage(
  origin: string,
  at: string,
  headers: Record<string, string>,
): Promise<string | undefined> {
  const response = await fetch(origin + at, { headers, redirect: 'manual' });
  if (response.status === 200) return response.text();
  if (response.status === 401 || response.status >= 500)
    throw new SettingError(
      `${origin}${at} is answered with ${response.status}, so nothing can be compared with it.`,
    );
  return undefined;
}

/**
 * The pages of a site that is online: those of its sitemap, and those of `known` paths that it has. User and password may stand
 * in the address.
 * @throws {SettingError} where it has no sitemap
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
      `${origin}/sitemap.xml is missing: --compare needs the address of a site, or a folder.`,
    );
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const paths = [...new Set([...listed, ...known])].filter((at) => !at.endsWith('/404.html')).toSorted();
  const pages = await pLimit(REQUESTS).map(
    paths,
    async (at) => [at, await fetchPage(origin, at, headers)] as const,
  );
  return new Map(pages.flatMap(([at, html]) => (html === undefined ? [] : [[at, html] as const])));
}
