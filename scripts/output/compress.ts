import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import path from 'node:path';
import { isCompressible } from '../../src/hosting/contentTypes';
import type { Compression } from './outputState';

/** Files that hosts read as rules and never serve. */
const HOST_RULES = /^_/;

/** Scripts, styles and the service worker: loaded by every visitor and rarely changed. */
const LOADED_BY_ALL = /^assets\/[^/]+\.(?:js|css)$|^sw\.js$/;

/**
 * Brotli quality for all other files. Measured on pages of 112 kB: 10 and 11 take 55 and 140 ms and save 7 and 8 % of
 * the bytes, 6 takes 3 ms, and 9 (26 ms) saves 1 %. docs/decisions/0037-builds-by-key.md
 */
export const EVERYDAY_QUALITY = 6;

/**
 * Sizes of Brotli's input blocks that are tried for what all visitors load, as powers of two; 0: its own choice. Which is
 * best depends on single letters, such as the hashes in file names: one alone varies by up to 170 bytes in 82 kB.
 */
const BLOCK_SIZES = [0, 16, 17];

/** How files are compressed, with the settings: files of a build that used others are compressed anew. */
export const compressionKey = (compression: Compression): string =>
  `${compression} ${EVERYDAY_QUALITY} ${BLOCK_SIZES.join()} ${LOADED_BY_ALL.source}`;

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

/** Settings of Brotli for a file. */
export interface BrotliSettings {
  /** 0 to 11. */
  quality: number;
  /** At least one; the smallest result counts. */
  blockSizes: readonly number[];
}

/** Settings for a file; in a release the highest quality for all. */
export function brotliSettings(file: string, isRelease: boolean): BrotliSettings {
  if (LOADED_BY_ALL.test(file)) return { quality: constants.BROTLI_MAX_QUALITY, blockSizes: BLOCK_SIZES };
  return { quality: isRelease ? constants.BROTLI_MAX_QUALITY : EVERYDAY_QUALITY, blockSizes: [0] };
}

function compressGzip(content: Uint8Array): Buffer {
  const result = gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
  // RFC 1952: bytes 4 to 7 are the time (Node writes 0 = none), byte 9 the operating system; 255 (unknown) is the same
  // on every machine.
  result.fill(0, 4, 8);
  result[9] = 255;
  return result;
}

function compressBrotli(content: Uint8Array, quality: number, blockSize: number): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGBLOCK]: blockSize,
      // All our compressible types are UTF-8 text.
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}

/** Compresses a file's content. The same content and settings give the same bytes. */
export function compress(content: Uint8Array, { quality, blockSizes }: BrotliSettings): CompressedForms {
  const results = blockSizes.map((size) => compressBrotli(content, quality, size));
  const brotli = results.reduce((best, other) => (other.length < best.length ? other : best));
  return { brotli, gzip: compressGzip(content) };
}
