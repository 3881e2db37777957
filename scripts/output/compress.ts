import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import path from 'node:path';
import { isCompressible } from '../../src/hosting/contentTypes';

/** Files that hosts read as rules and never serve. */
const HOST_RULES = /^_/;

/** Scripts, styles and the service worker: loaded by every visitor and rarely changed. */
const LOADED_BY_ALL = /^assets\/[^/]+\.(?:js|css)$|^sw\.js$/;

/**
 * Brotli quality for all other files. Measured on pages of 112 kB: 10 and 11 take 55 and 140 ms and save 7 and 8 % of
 * the bytes, 6 takes 3 ms, and 9 (26 ms) saves 1 %. docs/decisions/0037-builds-by-key.md
 */
export const EVERYDAY_QUALITY = 6;

/** The compressed versions of a file. */
export interface CompressedForms {
  brotli: Buffer;
  gzip: Buffer;
}

/** True if a file gets `.br` and `.gz` versions. */
export function isCompressed(file: string, content: Uint8Array): boolean {
  const name = path.posix.basename(file);
  return content.byteLength > 0 && isCompressible(name) && !HOST_RULES.test(name);
}

/** Brotli quality (0 to 11) for a file; in a release the highest for all. */
export function brotliQuality(file: string, isRelease: boolean): number {
  return isRelease || LOADED_BY_ALL.test(file) ? constants.BROTLI_MAX_QUALITY : EVERYDAY_QUALITY;
}

function compressGzip(content: Uint8Array): Buffer {
  const result = gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
  // RFC 1952: bytes 4 to 7 are the time (Node writes 0 = none), byte 9 the operating system; 255 (unknown) is the same
  // on every machine.
  result.fill(0, 4, 8);
  result[9] = 255;
  return result;
}

/** Compresses a file's content. The same content and quality give the same bytes. */
export function compress(content: Uint8Array, quality: number): CompressedForms {
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // All our compressible types are UTF-8 text.
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
  return { brotli, gzip: compressGzip(content) };
}
