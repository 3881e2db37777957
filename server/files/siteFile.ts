import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuildList, contentHash } from '../../src/hosting/buildList';
import { contentTypeOf } from '../../src/hosting/contentTypes';
import { cacheControlFor, HTTPS_ONLY_HEADER } from '../../src/hosting/securityHeaders';
import { listsJobs } from '../../src/hosting/closings';
import { type Headers, type HeaderRules, headersForPath } from './headerRules';
import type { Encoding } from './negotiateEncoding';
import { errorCode } from '../errorCode';

/**
 * Largest file without a compressed form that is kept in memory, in bytes: icons and small pictures. Compressed forms
 * and fonts are kept whatever their size, so that what nearly every request gets needs no file access and stays whole
 * while a new build is written over the folder.
 */
const MAX_KEPT_BYTES = 64 * 1024;

/** Headers of a 200 in full, as `writeHead` takes them fastest: name and value in turn. */
export interface FullHead {
  http: readonly string[];
  /** With the header that only an answer over https may carry. */
  https: readonly string[];
}

/** One form of a file, ready to send. */
export interface Representation {
  /** Absolute path on the disk. */
  file: string;
  encoding: Encoding;
  /** Bytes. */
  size: number;
  /** Strong entity tag with its quotes; differs between the codings of one file. */
  etag: string;
  /** The bytes, where they are kept in memory. */
  content: Buffer | undefined;
  head: FullHead;
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

/** What a file is read with. */
export interface ReadOptions {
  /** Folder in which the file lies. */
  dir: string;
  /** Every path in the folder. */
  present: ReadonlySet<string>;
  /** Headers of every answer. */
  everywhere: Headers;
  /** Headers by path. */
  rules: HeaderRules;
  /** What the build wrote, if that is to be checked. */
  list?: BuildList;
}

/** The folder does not hold exactly what its build wrote: it is being copied, or was changed by hand. */
export class PartialBuildError extends Error {
  override name = 'PartialBuildError';
}

/** Ends of the names under which the build puts compressed forms beside a file. */
export const codingByExtension: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };
const tagSuffix: Readonly<Record<Encoding, string>> = { identity: '', br: '-br', gzip: '-gz' };

const isFont = (path: string): boolean => path.endsWith('.woff2');

/** Folder of the file that operators put in the place of `/sw.js` to be rid of the service worker. */
const KILL_SWITCH_DIR = '_kill-switch';

/** The hashes a file may have: what the build wrote, and for the service worker its kill switch. */
function expectedHashes(list: BuildList, path: string): (string | undefined)[] {
  const name = path.slice(1);
  const [own, off] = [list.files[name], list.files[`${KILL_SWITCH_DIR}/${name}`]];
  return [own?.[1], off?.[1]];
}

interface Content {
  file: string;
  content: Buffer;
  hash: string;
}

async function readContent(dir: string, path: string): Promise<Content> {
  const file = resolve(join(dir, path));
  try {
    const content = await readFile(file);
    return { file, content, hash: contentHash(content) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new PartialBuildError(`${path} is missing`);
    throw error;
  }
}

/** The headers that all forms of a file share, as {@link FullHead}. */
function sharedHead(everywhere: Headers, headers: Headers): FullHead {
  const { [HTTPS_ONLY_HEADER]: httpsOnly, ...protection } = everywhere;
  const http = Object.entries({ ...protection, ...headers }).flat();
  return { http, https: httpsOnly === undefined ? http : [...http, HTTPS_ONLY_HEADER, httpsOnly] };
}

function represent(
  { file, content, hash }: Content,
  encoding: Encoding,
  isKept: boolean,
  shared: FullHead,
): Representation {
  const size = content.length;
  const etag = `"${hash}${tagSuffix[encoding]}"`;
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const own = ['ETag', etag, ...coding, 'Content-Length', String(size)];
  const head = { http: [...shared.http, ...own], https: [...shared.https, ...own] };
  return { file, encoding, size, etag, content: isKept ? content : undefined, head };
}

/**
 * Reads one file with its prepared codings.
 * @param filePath Path in the folder, with a first slash.
 * @throws PartialBuildError if the file has gone, or differs from the list of its build
 */
export async function readSiteFile(filePath: string, options: ReadOptions): Promise<SiteFile> {
  const { dir, present, everywhere, rules, list } = options;
  const path = filePath.endsWith('/index.html') ? filePath.slice(0, -'index.html'.length) : filePath;
  const identity = await readContent(dir, filePath);
  const allowed = list ? expectedHashes(list, filePath) : [];
  const isListed = allowed.some((hash) => hash !== undefined);
  // Position in `allowed`: the compressed forms must be of the same origin as the file itself.
  const origin = allowed.indexOf(identity.hash);
  if (isListed && origin < 0) throw new PartialBuildError(`${filePath} is not as it was built`);

  const codings = new Map<Encoding, Content>();
  for (const [extension, encoding] of Object.entries(codingByExtension)) {
    if (!present.has(filePath + extension)) continue;
    const variant = await readContent(dir, filePath + extension);
    const expected = list && expectedHashes(list, filePath + extension)[origin];
    if (!isListed || expected === variant.hash) codings.set(encoding, variant);
    // Only the kill switch may lie there without its compressed forms.
    else if (origin === 0) throw new PartialBuildError(`${filePath}${extension} is not as it was built`);
  }
  const headers = {
    'Content-Type': contentTypeOf(filePath),
    'Cache-Control': cacheControlFor(path),
    'Accept-Ranges': 'bytes',
    ...(codings.size > 0 ? { Vary: 'Accept-Encoding' } : {}),
    ...headersForPath(rules, path),
  };
  const head = sharedHead(everywhere, headers);
  const variants = new Map(
    [...codings].map(([encoding, content]) => [encoding, represent(content, encoding, true, head)]),
  );
  // Browsers get the compressed form, so the plain one is only kept where there is no other.
  const isSmall = variants.size === 0 && (identity.content.length <= MAX_KEPT_BYTES || isFont(filePath));
  // What lists jobs is written anew when one of them closes.
  const isKept = isSmall || listsJobs(filePath);
  return { path, headers, identity: represent(identity, 'identity', isKept, head), variants };
}

const compress: Readonly<Record<Exclude<Encoding, 'identity'>, (content: Buffer) => Buffer>> = {
  br: brotliCompressSync,
  gzip: gzipSync,
};

/** A file with other content, in the codings it had; all of it in memory. */
export function withContent(file: SiteFile, content: Buffer, everywhere: Headers): SiteFile {
  const head = sharedHead(everywhere, file.headers);
  const made = (encoding: Encoding) => {
    const bytes = encoding === 'identity' ? content : compress[encoding](content);
    const whole = { file: file.identity.file, content: bytes, hash: contentHash(bytes) };
    return represent(whole, encoding, true, head);
  };
  const variants = new Map([...file.variants.keys()].map((encoding) => [encoding, made(encoding)]));
  return { ...file, identity: made('identity'), variants };
}
