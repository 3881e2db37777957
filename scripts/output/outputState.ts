import { readFileSync } from 'node:fs';
import { writeWhole } from '../lib/writeWhole';

/** Raise this when the format of the state changes, so that old states are ignored. */
const STATE_VERSION = 1;

/** Whether compressed versions of files are written, at everyday or highest quality. */
export type Compression = 'none' | 'everyday' | 'release';

/** A file of an output folder: size in bytes, content hash, and modification time (ms). */
export type OutputFile = readonly [size: number, hash: string, mtimeMs: number];

/** Files made by one task, and the key of its inputs. */
export interface OutputGroup {
  key: string;
  /** By path below the folder, with forward slashes. */
  files: Record<string, OutputFile>;
  /** Further result of the task, e.g. the URL and size of a picture. */
  result?: unknown;
}

/** Record of the last build of a folder. */
export interface OutputState {
  /** How its files were compressed: `compressionKey`. */
  compression: string;
  groups: Record<string, OutputGroup>;
  /** Modification time (ms) of each folder; changes when a file is added or removed. */
  folders: Record<string, number>;
}

/** Reads the state; undefined if it is missing, damaged or in another format. */
export function readState(file: string): OutputState | undefined {
  try {
    const { version, ...state } = JSON.parse(readFileSync(file, 'utf8')) as OutputState & {
      version?: number;
    };
    return version === STATE_VERSION ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the state atomically. */
export async function writeState(file: string, state: OutputState): Promise<void> {
  await writeWhole(file, JSON.stringify({ version: STATE_VERSION, ...state }));
}
