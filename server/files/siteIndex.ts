import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { type BuildList, listFiles } from '../../src/hosting/buildList';
import { renderHeadersFile } from '../../src/hosting/renderHeadersFile';
import { HASHED_ASSETS_PREFIX } from '../../src/hosting/securityHeaders';
import { errorCode } from '../errorCode';
import { CLOSINGS_FILE, type Closing, parseClosings } from '../../src/hosting/closings';
import { type Headers, readHeaderRules, splitHeaderRules } from './headerRules';
import { type JobPathIndex, readJobPaths } from './jobPaths';
import {
  codingByExtension,
  PartialBuildError,
  type ReadOptions,
  readSiteFile,
  type SiteFile,
} from './siteFile';
import { type RedirectRule, readRedirectRules } from './redirectRules';
import { StartError } from '../settings';

/** Files read and hashed at the same time. */
const READERS = 16;

/** Everything the server answers, read once for each build. */
export interface SiteIndex {
  /** Every address that is answered with 200, by its decoded path. A page's path ends with a slash. */
  files: Map<string, SiteFile>;
  /** Error pages by the folder they are for, e.g. `/` and `/en/`. */
  errorPages: ReadonlyMap<string, SiteFile>;
  redirects: Map<string, RedirectRule>;
  jobs: JobPathIndex;
  /** What ends with which day. */
  closings: readonly Closing[];
  /** Headers of every answer. */
  everywhere: Headers;
}

/** What is read besides the folder itself. */
export interface IndexOptions {
  /** Folder with hashed files of earlier builds; none by default. */
  keptDir?: string;
  /** What the build wrote; a file that differs from it is an error. Without it the folder is taken as it is. */
  list?: BuildList;
}

/** Path of an error page's file, e.g. `/en/404.html`. */
const errorPagePattern = /^(\/(?:.*\/)?)404\.html$/;

/** Paths of all files below a folder, each with a first slash; none if there is no such folder. */
async function listPaths(dir: string): Promise<string[]> {
  try {
    return (await listFiles(dir)).map((name) => `/${name}`);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error;
    return [];
  }
}

/** Rules for hosts and hidden files are not part of the site; `.well-known` (RFC 8615) is. */
function isServed(path: string): boolean {
  return (
    !path.startsWith('/_') && !path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
  );
}

/** Text of a rule file in the folder, undefined if there is none. */
async function readRuleFile(distDir: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(distDir, name), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads the files of one folder that are served, each with its prepared codings. */
async function readFiles(
  dir: string,
  present: readonly string[],
  shared: Pick<ReadOptions, 'everywhere' | 'rules' | 'list'>,
): Promise<{ path: string; file: SiteFile }[]> {
  const all = new Set(present);
  const isVariant = (path: string): boolean =>
    Object.keys(codingByExtension).some((end) => path.endsWith(end) && all.has(path.slice(0, -end.length)));
  const paths = present.filter((path) => isServed(path) && !isVariant(path));
  return pLimit(READERS).map(paths, async (path) => ({
    path,
    file: await readSiteFile(path, { ...shared, dir, present: all }),
  }));
}

/** @throws PartialBuildError naming the first file of the list that is not there */
function checkPresent(list: BuildList, present: readonly string[]): void {
  const all = new Set(present);
  const missing = Object.keys(list.files).find((name) => !all.has(`/${name}`));
  if (missing !== undefined) throw new PartialBuildError(`${missing} is missing`);
}

/**
 * Reads the built site into a table. Requests are answered from this table only, so no request can name a file
 * outside the folder and no folder is ever listed.
 *
 * @param distDir Folder the build has written.
 * @throws StartError if the folder is missing or holds no site.
 * @throws PartialBuildError if a list is given and a file differs from it.
 * @throws Error naming the line if `_headers` or `_redirects` is malformed, or the file with the closings.
 */
export async function indexSite(distDir: string, { keptDir, list }: IndexOptions = {}): Promise<SiteIndex> {
  const present = await listPaths(distDir);
  if (!present.includes('/index.html') || !present.includes('/404.html')) {
    throw new StartError(`There is no built site in "${distDir}" (DIST_DIR): run npm run build first.`);
  }
  if (list) checkPresent(list, present);
  // A folder without the file still gets the strict policy, which allows no inline code at all.
  const rules = readHeaderRules((await readRuleFile(distDir, '_headers')) ?? renderHeadersFile());
  const { everywhere, byPath } = splitHeaderRules(rules);
  const redirects = readRedirectRules((await readRuleFile(distDir, '_redirects')) ?? '');
  const shared = { everywhere, rules: byPath };

  const files = new Map<string, SiteFile>();
  const errorPages = new Map<string, SiteFile>();
  for (const { path, file } of await readFiles(distDir, present, list ? { ...shared, list } : shared)) {
    const folder = errorPagePattern.exec(path)?.[1];
    if (folder === undefined) files.set(file.path, file);
    else errorPages.set(folder, file);
  }
  if (keptDir !== undefined) {
    // A name holds the hash of the content: what the folder has, too, need not be read a second time.
    const own = new Set(present);
    const kept = (await listPaths(keptDir)).filter(
      (path) => path.startsWith(HASHED_ASSETS_PREFIX) && !own.has(path),
    );
    for (const { path, file } of await readFiles(keptDir, kept, shared)) files.set(path, file);
  }
  return {
    files,
    errorPages,
    redirects,
    jobs: readJobPaths(files.keys(), redirects),
    closings: parseClosings((await readRuleFile(distDir, CLOSINGS_FILE)) ?? '[]'),
    everywhere,
  };
}
