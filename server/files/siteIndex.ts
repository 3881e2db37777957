import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { type BuildList, isLeftOver, listFiles } from '../../src/hosting/buildList';
import { renderHeadersFile } from '../../src/hosting/renderHeadersFile';
import { HASHED_ASSETS_PREFIX } from '../../src/hosting/securityHeaders';
import { ifPresent, NO_FILE } from '../ifPresent';
import { CLOSINGS_FILE, type Closing, parseClosings } from '../../src/hosting/closings';
import { type HeaderRules, type Headers, readHeaderRules, splitHeaderRules } from './headerRules';
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

/** Number of files read and hashed at once. */
const READERS = 16;

/** Everything the server can serve; read once per build. */
export interface SiteIndex {
  /** Every address answered with 200, by decoded path. Page paths end with a slash. */
  files: Map<string, SiteFile>;
  /** Error pages by the folder they apply to, e.g. `/` and `/en/`. */
  errorPages: ReadonlyMap<string, SiteFile>;
  redirects: Map<string, RedirectRule>;
  jobs: JobPathIndex;
  /** Jobs to close, with their last day. */
  closings: readonly Closing[];
  /** Headers of every response. */
  everywhere: Headers;
  /** Header rules for particular paths. */
  rules: HeaderRules;
}

/** Options of {@link indexSite}. */
export interface IndexOptions {
  /** Folder with the hashed files of earlier builds; none by default. */
  keptDir?: string;
  /**
   * Build list: a file that differs from it is an error, and pages left over from earlier builds are not served. If
   * omitted, all files are served unchecked.
   */
  list?: BuildList;
}

/** Path of an error page's file, e.g. `/en/404.html`. */
const errorPagePattern = /^(\/(?:.*\/)?)404\.html$/;

/** Paths of all files below a folder, with a leading slash; none if there is no such folder. */
async function listPaths(dir: string): Promise<string[]> {
  const names = (await ifPresent(listFiles(dir), NO_FILE)) ?? [];
  return names.map((name) => `/${name}`);
}

/** Excludes the rule files of hosts (`/_…`) and hidden files; `.well-known` (RFC 8615) is served. */
function isServed(path: string): boolean {
  return (
    !path.startsWith('/_') && !path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
  );
}

/** Text of a rule file in the folder, undefined if there is none. */
const readRuleFile = (distDir: string, name: string): Promise<string | undefined> =>
  ifPresent(readFile(join(distDir, name), 'utf8'));

/** Reads all served files of a folder, with their compressed forms. */
async function readFiles(
  dir: string,
  present: readonly string[],
  shared: Omit<ReadOptions, 'dir' | 'present'>,
): Promise<{ path: string; file: SiteFile }[]> {
  const all = new Set(present);
  const isVariant = (path: string): boolean =>
    Object.keys(codingByExtension).some((end) => path.endsWith(end) && all.has(path.slice(0, -end.length)));
  const isCurrent = (path: string) => !shared.list || !isLeftOver(shared.list, path);
  const paths = present.filter((path) => isServed(path) && !isVariant(path) && isCurrent(path));
  return pLimit(READERS).map(paths, async (path) => ({
    path,
    file: await readSiteFile(path, { ...shared, dir, present: all }),
  }));
}

/** @throws PartialBuildError naming the first listed file that is missing */
function checkPresent(list: BuildList, present: readonly string[]): void {
  const all = new Set(present);
  const missing = Object.keys(list.files).find((name) => !all.has(`/${name}`));
  if (missing !== undefined) throw new PartialBuildError(`${missing} is missing`);
}

/**
 * Reads the built site into an index. Requests are answered from this index only, so they cannot reach files outside
 * the folder, and no folder is ever listed.
 *
 * @param distDir Folder written by the build.
 * @throws StartError if the folder is missing or holds no site, or naming the line if `_headers` or `_redirects` is
 *   malformed.
 * @throws PartialBuildError if a list is given and a file differs from it.
 * @throws Error if the closings file is malformed.
 */
export async function indexSite(distDir: string, { keptDir, list }: IndexOptions = {}): Promise<SiteIndex> {
  const present = await listPaths(distDir);
  if (!present.includes('/index.html') || !present.includes('/404.html')) {
    throw new StartError(`There is no built site in "${distDir}" (DIST_DIR): run npm run build first.`);
  }
  if (list) checkPresent(list, present);
  // Without this file the strict policy applies, which allows no inline code.
  const rules = readHeaderRules((await readRuleFile(distDir, '_headers')) ?? renderHeadersFile());
  const { everywhere, byPath } = splitHeaderRules(rules);
  const redirects = readRedirectRules((await readRuleFile(distDir, '_redirects')) ?? '');
  const shared = { everywhere, rules: byPath };

  const files = new Map<string, SiteFile>();
  const errorPages = new Map<string, SiteFile>();
  const own = { ...shared, ...(list ? { list } : {}), ...(keptDir === undefined ? {} : { keptDir }) };
  for (const { path, file } of await readFiles(distDir, present, own)) {
    const folder = errorPagePattern.exec(path)?.[1];
    if (folder === undefined) files.set(file.path, file);
    else errorPages.set(folder, file);
  }
  if (keptDir !== undefined) {
    // Names contain the content hash, so files that are in the build too need not be read twice.
    const all = new Set(present);
    const kept = (await listPaths(keptDir)).filter(
      (path) => path.startsWith(HASHED_ASSETS_PREFIX) && !all.has(path),
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
    rules: byPath,
  };
}
