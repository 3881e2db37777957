import { closeSync, fstatSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '../../src/hosting/buildList';
import { brotliQuality, compress, isCompressed } from './compress';
import type { Compression, OutputFile } from './outputState';

/** A file to write, by its path below the output folder, with forward slashes. */
export interface NewFile {
  path: string;
  content: Uint8Array;
}

/** How files are written. */
export interface StageOptions {
  /** Folder that receives the files until all of a build are there. */
  stagingDir: string;
  compression: Compression;
  /** What the output folder has at these paths; a file of the same content is not written again. */
  present: Readonly<Record<string, OutputFile>>;
}

/** Opens a file for writing, and makes its folder where there is none yet. */
function openNew(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    return openSync(file, 'w');
  }
}

function writeFile(stagingDir: string, file: string, content: Uint8Array, hash: string): OutputFile {
  const handle = openNew(path.join(stagingDir, file));
  try {
    for (let written = 0; written < content.byteLength; ) written += writeSync(handle, content, written);
    return [content.byteLength, hash, fstatSync(handle).mtimeMs];
  } finally {
    closeSync(handle);
  }
}

/**
 * Writes files and their compressed forms below the staging folder. Returns every file by its path, those that the
 * output folder has already included.
 */
export function stageFiles(
  files: readonly NewFile[],
  { stagingDir, compression, present }: StageOptions,
): Record<string, OutputFile> {
  const result: Record<string, OutputFile> = {};
  for (const { path: file, content } of files) {
    const forms =
      compression !== 'none' && isCompressed(file, content) ? [file, `${file}.br`, `${file}.gz`] : [file];
    const hash = contentHash(content);
    const known = forms.map((form) => present[form]);
    if (known[0]?.[1] === hash && known.every((form) => form !== undefined)) {
      forms.forEach((form, index) => (result[form] = known[index] as OutputFile));
      continue;
    }
    result[file] = writeFile(stagingDir, file, content, hash);
    if (forms.length === 1) continue;
    const { brotli, gzip } = compress(content, brotliQuality(file, compression === 'release'));
    result[`${file}.br`] = writeFile(stagingDir, `${file}.br`, brotli, contentHash(brotli));
    result[`${file}.gz`] = writeFile(stagingDir, `${file}.gz`, gzip, contentHash(gzip));
  }
  return result;
}
