import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuildList, contentHash } from '../../src/hosting/buildList';
import { contentTypeOf } from '../../src/hosting/contentTypes';
import { cacheControlFor, HASHED_ASSETS_PREFIX, HTTPS_ONLY_HEADER } from '../../src/hosting/securityHeaders';
import { listsJobs } from '../../src/hosting/closings';
import { type Headers, type HeaderRules, headersForPath } from './headerRules';
import type { Encoding } from './negotiateEncoding';
import { ifPresent } from '../ifPresent';

/**
 * Largest file without a compressed form that is kept in memory, bytes: icons and small pictures. Compressed forms and
 * fonts are always kept, so that most requests need no file access and get intact content while a new build is copied
 * into the folder.
 */
const MAX_KEPT_BYTES = 64 * 1024;

/** Complete headers of a 200 response, with names and values alternating, the form `writeHead` handles fastest. */
export interface FullHead {
  http: readonly string[];
  /** Includes {@link HTTPS_ONLY_HEADER}. */
  https: readonly string[];
}

/** One form of a file, ready to send. */
export interface Representation {
  /** Absolute path on disk. */
  file: string;
  /** Where the server keeps the same bytes for when the next build takes them away; only of hashed files. */
  keptFile: string | undefined;
  encoding: Encoding;
  /** Bytes. */
  size: number;
  /** Strong entity tag including quotes; differs between the codings of one file. */
  etag: string;
  /** The bytes, if kept in memory. */
  content: Buffer | undefined;
  head: FullHead;
}

/** One address of the site. */
export interface SiteFile {
  /** URL path, decoded. */
  path: string;
  /** Headers of a successful response, except those that depend on the coding. */
  headers: Headers;
  /** The unmodified file. */
  identity: Representation;
  /** Its precompressed forms. */
  variants: ReadonlyMap<Encoding, Representation>;
}

/** Options of {@link readSiteFile}. */
export interface ReadOptions {
  /** Folder that contains the file. */
  dir: string;
  /** All paths in the folder. */
  present: ReadonlySet<string>;
  /** Folder with the kept copies of its hashed files; none by default. */
  keptDir?: string;
  /** Headers of every response. */
  everywhere: Headers;
  /** Header rules for particular paths. */
  rules: HeaderRules;
  /** Build list to check the file against; no check if omitted. */
  list?: BuildList;
}

/** The folder does not match its build list: it is still being copied, or was changed by hand. */
export class PartialBuildError extends Error {
  override name = 'PartialBuildError';
}

/** Extensions of the compressed forms that the build puts beside a file. */
export const codingByExtension: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };
const tagSuffix: Readonly<Record<Encoding, string>> = { identity: '', br: '-br', gzip: '-gz' };

const isFont = (path: string): boolean => path.endsWith('.woff2');

/** Folder of the file with which operators replace `/sw.js` to disable the service worker. */
export const KILL_SWITCH_DIR = '_kill-switch';

/** Hashes a file may have: as built or, for the service worker, of its kill switch. */
function expectedHashes(list: BuildList, path: string): (string | undefined)[] {
  const name = path.slice(1);
  const [own, off] = [list.files[name], list.files[`${KILL_SWITCH_DIR}/${name}`]];
  return [own?.[1], off?.[1]];
}

interface Content {
  file: string;
  keptFile?: string;
  content: Buffer;
  hash: string;
}

async function readContent(
  { dir, keptDir }: Pick<ReadOptions, 'dir' | 'keptDir'>,
  path: string,
): Promise<Content> {
  const file = resolve(join(dir, path));
  const isHashed = path.startsWith(HASHED_ASSETS_PREFIX);
  const kept = keptDir !== undefined && isHashed ? { keptFile: resolve(join(keptDir, path)) } : {};
  const content = await ifPresent(readFile(file));
  if (content === undefined) throw new PartialBuildError(`${path} is missing`);
  return { file, ...kept, content, hash: contentHash(content) };
}

/** Headers shared by all forms of a file, as {@link FullHead}. */
function sharedHead(everywhere: Headers, headers: Headers): FullHead {
  const { [HTTPS_ONLY_HEADER]: httpsOnly, ...protection } = everywhere;
  const http = Object.entries({ ...protection, ...headers }).flat();
  return { http, https: httpsOnly === undefined ? http : [...http, HTTPS_ONLY_HEADER, httpsOnly] };
}

function represent(
  { file, keptFile, content, hash }: Content,
  encoding: Encoding,
  isKept: boolean,
  shared: FullHead,
): Representation {
  const size = content.length;
  const etag = `"${hash}${tagSuffix[encoding]}"`;
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const own = ['ETag', etag, ...coding, 'Content-Length', String(size)];
  const head = { http: [...shared.http, ...own], https: [...shared.https, ...own] };
  return { file, keptFile, encoding, size, etag, content: isKept ? content : undefined, head };
}

/**
 * Reads one file with its compressed forms.
 * @param filePath Path in the folder, with a leading slash.
 * @throws PartialBuildError if the file is missing or differs from its build list
 */
export async function readSiteFile(filePath: string, options: ReadOptions): Promise<SiteFile> {
  const { present, everywhere, rules, list } = options;
  const path = filePath.endsWith('/index.html') ? filePath.slice(0, -'index.html'.length) : filePath;
  const identity = await readContent(options, filePath);
  const allowed = list ? expectedHashes(list, filePath) : [];
  const isListed = allowed.some((hash) => hash !== undefined);
  // Position in `allowed`: compressed forms must come from the same source (build or kill switch) as the file.
  const origin = allowed.indexOf(identity.hash);
  if (isListed && origin < 0) throw new PartialBuildError(`${filePath} differs from the build list`);

  const codings = new Map<Encoding, Content>();
  for (const [extension, encoding] of Object.entries(codingByExtension)) {
    if (!present.has(filePath + extension)) continue;
    const variant = await readContent(options, filePath + extension);
    const expected = list && expectedHashes(list, filePath + extension)[origin];
    if (!isListed || expected === variant.hash) codings.set(encoding, variant);
    // Only the kill switch may lack its compressed forms.
    else if (origin === 0) throw new PartialBuildError(`${filePath}${extension} differs from the build list`);
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
  // Browsers get the compressed form, so the plain one is only kept if there is no other.
  const isSmall = variants.size === 0 && (identity.content.length <= MAX_KEPT_BYTES || isFont(filePath));
  // Files that list jobs are rewritten when one of them closes.
  const isKept = isSmall || listsJobs(filePath);
  return { path, headers, identity: represent(identity, 'identity', isKept, head), variants };
}

const compress: Readonly<Record<Exclude<Encoding, 'identity'>, (content: Buffer) => Buffer>> = {
  br: brotliCompressSync,
  gzip: gzipSync,
};

/** Returns the file with new content, in the same codings, all of it in memory. */
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
