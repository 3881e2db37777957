import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './headers/contentTypes';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Raise this when the settings below change, so that no cached file of the old kind is used. */
const CACHE_VERSION = 1;

/** Files that hosts read as rules and never serve. */
const hostRules = /^_/;

/** What {@link compressTree} did; all sizes in bytes. */
export interface CompressResult {
  /** Number of files that now have a `.br` and a `.gz` beside them. */
  files: number;
  /** Sum of their own sizes. */
  bytes: number;
  /** Sum of the sizes of their `.br`. */
  brotliBytes: number;
  /** How many different contents were compressed now; the others came from the cache. */
  compressed: number;
}

/** Where a run keeps its cache, and who is told how far it is. */
export interface CompressOptions {
  /** Folder that keeps compressed files by the hash of their content. Default `.cache/compress`. */
  cacheDir?: string;
  /** Called after each file with the number done and the number of all. */
  onProgress?: (done: number, total: number) => void;
}

async function listCompressible(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name) && !hostRules.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

async function compressBrotli(content: Buffer): Promise<Buffer> {
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // Every compressible type of ours is UTF-8 text.
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

async function compressGzip(content: Buffer): Promise<Buffer> {
  const result = await gzipAsync(content, { level: constants.Z_BEST_COMPRESSION });
  // RFC 1952: bytes 4 to 7 are the time (Node writes 0 = none), byte 9 the system; 255 says unknown on every machine.
  result.fill(0, 4, 8);
  result[9] = 255;
  return result;
}

interface Compressed {
  brotli: Buffer;
  gzipped: Buffer;
}

/** Writes through a temporary name, so that a build that is stopped half way leaves no half file in the cache. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const temporary = `${file}.${process.pid}.part`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside every compressible file of a folder that is not empty.
 * The same content gives the same bytes; unchanged content is copied from the cache.
 *
 * @param dir Folder with the finished site; read with all its sub-folders.
 * @throws Error of the file system if the folder cannot be read or written.
 */
export async function compressTree(dir: string, options: CompressOptions = {}): Promise<CompressResult> {
  const cacheDir = options.cacheDir ?? join('.cache', 'compress');
  await mkdir(cacheDir, { recursive: true });
  const inCache = new Set(await readdir(cacheDir));
  const files = await listCompressible(dir);
  const result: CompressResult = { files: 0, bytes: 0, brotliBytes: 0, compressed: 0 };
  // Equal files are compressed once, also when two workers meet them at the same time.
  const underWay = new Map<string, Promise<Compressed>>();
  let done = 0;

  async function compress(content: Buffer, key: string): Promise<Compressed> {
    const cached = join(cacheDir, key);
    if (inCache.has(`${key}.br`) && inCache.has(`${key}.gz`)) {
      return { brotli: await readFile(`${cached}.br`), gzipped: await readFile(`${cached}.gz`) };
    }
    const [brotli, gzipped] = await Promise.all([compressBrotli(content), compressGzip(content)]);
    await Promise.all([writeWhole(`${cached}.br`, brotli), writeWhole(`${cached}.gz`, gzipped)]);
    result.compressed += 1;
    return { brotli, gzipped };
  }

  async function compressFile(file: string): Promise<void> {
    const content = await readFile(file);
    if (content.length === 0) return;
    const hash = createHash('sha256').update(content).digest('hex');
    const key = `${CACHE_VERSION}-${hash}`;
    const running = underWay.get(key) ?? compress(content, key);
    underWay.set(key, running);
    const { brotli, gzipped } = await running;
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
    result.files += 1;
    result.bytes += content.length;
    result.brotliBytes += brotli.length;
  }

  const queue = files.values();
  // Each worker mostly waits for the thread pool, so a few more than cores keep the pool busy.
  const workers = Array.from({ length: availableParallelism() + 2 }, async () => {
    for (const file of queue) {
      await compressFile(file);
      done += 1;
      options.onProgress?.(done, files.length);
    }
  });
  await Promise.all(workers);
  return result;
}
