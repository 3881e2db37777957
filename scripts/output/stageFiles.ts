import { closeSync, fstatSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '../../src/hosting/buildList';
import type { NewFile } from '../lib/newFile';
import { withFile } from '../lib/writeFault';
import { brotliSettings, compress, isCompressed } from './compress';
import type { Compression, OutputFile } from './outputState';

/** Options for staging files. */
export interface StageOptions {
  /** Folder that holds the files until those of the whole build are complete. */
  stagingDir: string;
  compression: Compression;
  /** Existing files of the output folder; those with equal content are not written again. */
  present: Readonly<Record<string, OutputFile>>;
}

/** Opens a file for writing; creates its folder if necessary. */
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
  const target = path.join(stagingDir, file);
  const handle = openNew(target);
  try {
    for (let written = 0; written < content.byteLength; ) written += writeSync(handle, content, written);
    return [content.byteLength, hash, fstatSync(handle).mtimeMs];
  } catch (error) {
    throw withFile(error, target);
  } finally {
    closeSync(handle);
  }
}

/**
 * Writes files and their compressed versions to the staging folder. Returns all files by path, including those already
 * in the output folder.
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
    const { brotli, gzip } = compress(content, brotliSettings(file, compression === 'release'));
    result[`${file}.br`] = writeFile(stagingDir, `${file}.br`, brotli, contentHash(brotli));
    result[`${file}.gz`] = writeFile(stagingDir, `${file}.gz`, gzip, contentHash(gzip));
  }
  return result;
}
