import { readFileSync } from 'node:fs';
import { writeWhole } from '../lib/fileCache';

/** Raise this when the form of the state changes, so that no state of another form is read. */
const STATE_VERSION = 1;

/** Whether files get compressed forms beside them, and whether at everyday or at the highest quality. */
export type Compression = 'none' | 'everyday' | 'release';

/** A file of an output folder: size in bytes, content hash, and time of its last change (ms). */
export type OutputFile = readonly [size: number, hash: string, mtimeMs: number];

/** Files that one task has made, and the key of all that it made them from. */
export interface OutputGroup {
  key: string;
  /** By path below the folder, with forward slashes. */
  files: Record<string, OutputFile>;
  /** What else the task has found out, e.g. the address and size of a picture. */
  result?: unknown;
}

/** What a build knows of the folder it wrote last. */
export interface OutputState {
  /** How its files were compressed. */
  compression: Compression;
  groups: Record<string, OutputGroup>;
  /** Time of the last change (ms) of each folder: it changes when a file comes or goes. */
  folders: Record<string, number>;
}

/** Reads the state; undefined where there is none, or where it is damaged or of another form. */
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

/** Writes the state as a whole or not at all. */
export async function writeState(file: string, state: OutputState): Promise<void> {
  await writeWhole(file, JSON.stringify({ version: STATE_VERSION, ...state }));
}
