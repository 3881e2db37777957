import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { contentTypeOf } from '../scripts/headers/contentTypes';
import { renderHeadersFile } from '../scripts/headers/renderHeadersFile';
import { cacheControlFor } from '../scripts/headers/securityHeaders';
import { errorCode } from './errorCode';
import {
  type Headers,
  type HeaderRules,
  headersForPath,
  readHeaderRules,
  splitHeaderRules,
} from './headerRules';
import { type JobPaths, readJobPaths } from './jobPaths';
import type { Encoding } from './negotiateEncoding';
import { type RedirectRule, readRedirectRules } from './redirectRules';
import { StartError } from './settings';

/**
 * Largest file kept in memory, in bytes. Pages, scripts and data fit in their compressed form, so what most
 * requests get needs no file access and stays whole while a new build is written over the folder.
 */
const MAX_KEPT_BYTES = 64 * 1024;

/** Files read and hashed at the same time. */
const READERS = 16;

/** One form of a file, ready to send. */
export interface Representation {
  /** Absolute path on the disk. */
  file: string;
  /** Bytes. */
  size: number;
  /** Strong entity tag with its quotes; differs between the codings of one file. */
  etag: string;
  /** The bytes, where they are kept in memory. */
  content: Buffer | undefined;
}

/** One address of the site. */
export interface SiteFile {
  /** URL path, decoded. */
  path: string;
  /** Headers of a successful answer, besides those that depend on the chosen coding. */
  headers: Headers;
  /** The file as it is. */
  identity: Representation;
  /** Its prepared codings. */
  variants: ReadonlyMap<Encoding, Representation>;
}

/** Everything the server answers, read once at the start. */
export interface SiteIndex {
  /** Every address that is answered with 200, by its decoded path. A page's path ends with a slash. */
  files: ReadonlyMap<string, SiteFile>;
  /** Error pages by the folder they are for, e.g. `/` and `/en/`. */
  errorPages: ReadonlyMap<string, SiteFile>;
  redirects: ReadonlyMap<string, RedirectRule>;
  jobs: JobPaths;
  /** Headers of every answer. */
  everywhere: Headers;
}

const codingByExtension: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };
const tagSuffix: Readonly<Record<Encoding, string>> = { identity: '', br: '-br', gzip: '-gz' };

/** Path of an error page's file, e.g. `/en/404.html`. */
const errorPagePattern = /^(\/(?:.*\/)?)404\.html$/;

async function listFiles(distDir: string): Promise<string[]> {
  const entries = await readdir(distDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(distDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .toSorted();
}

/** Rules for hosts and hidden files are not part of the site; `.well-known` (RFC 8615) is. */
function isServed(path: string): boolean {
  return (
    !path.startsWith('/_') && !path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
  );
}

async function readRepresentation(file: string, encoding: Encoding, keep: boolean): Promise<Representation> {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 27);
  return {
    file,
    size: content.length,
    etag: `"${hash}${tagSuffix[encoding]}"`,
    content: keep && content.length <= MAX_KEPT_BYTES ? content : undefined,
  };
}

async function readSiteFile(
  distDir: string,
  filePath: string,
  present: ReadonlySet<string>,
  rules: HeaderRules,
): Promise<SiteFile> {
  const path = filePath.endsWith('/index.html') ? filePath.slice(0, -'index.html'.length) : filePath;
  const file = resolve(join(distDir, filePath));
  const variants = new Map<Encoding, Representation>();
  for (const [extension, encoding] of Object.entries(codingByExtension)) {
    if (present.has(filePath + extension)) {
      variants.set(encoding, await readRepresentation(file + extension, encoding, true));
    }
  }
  return {
    path,
    headers: {
      'Content-Type': contentTypeOf(filePath),
      'Cache-Control': cacheControlFor(path),
      'Accept-Ranges': 'bytes',
      ...(variants.size > 0 ? { Vary: 'Accept-Encoding' } : {}),
      ...headersForPath(rules, path),
    },
    // Browsers get the compressed form, so the plain one is only kept where there is no other.
    identity: await readRepresentation(file, 'identity', variants.size === 0),
    variants,
  };
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

/**
 * Reads the built site into a table. Requests are answered from this table only, so no request can name a file
 * outside the folder and no folder is ever listed.
 *
 * @param distDir Folder the build has written.
 * @throws StartError if the folder is missing or holds no site.
 * @throws Error naming the line if `_headers` or `_redirects` is malformed.
 */
export async function indexSite(distDir: string): Promise<SiteIndex> {
  let all: string[];
  try {
    all = await listFiles(distDir);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error;
    all = [];
  }
  const present = new Set(all);
  if (!present.has('/index.html') || !present.has('/404.html')) {
    throw new StartError(`There is no built site in "${distDir}" (DIST_DIR): run npm run build first.`);
  }
  // A folder without the file still gets the strict policy, which allows no inline code at all.
  const rules = readHeaderRules((await readRuleFile(distDir, '_headers')) ?? renderHeadersFile());
  const { everywhere, byPath } = splitHeaderRules(rules);
  const redirects = readRedirectRules((await readRuleFile(distDir, '_redirects')) ?? '');

  const isVariant = (path: string): boolean =>
    Object.keys(codingByExtension).some(
      (end) => path.endsWith(end) && present.has(path.slice(0, -end.length)),
    );
  const paths = all.filter((path) => isServed(path) && !isVariant(path));
  const read = new Map<string, SiteFile>();
  const queue = paths.values();
  await Promise.all(
    Array.from({ length: READERS }, async () => {
      for (const path of queue) read.set(path, await readSiteFile(distDir, path, present, byPath));
    }),
  );

  const files = new Map<string, SiteFile>();
  const errorPages = new Map<string, SiteFile>();
  for (const path of paths) {
    const file = read.get(path);
    if (!file) continue;
    const folder = errorPagePattern.exec(path)?.[1];
    if (folder === undefined) files.set(file.path, file);
    else errorPages.set(folder, file);
  }
  return {
    files,
    errorPages,
    redirects,
    jobs: readJobPaths(files.keys(), redirects),
    everywhere,
  };
}
