import { opendir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../errorCode';
import { asStoreError, exists, syncDir } from './durableFiles';
import { asItStands, type StoredFile } from './manifest';
import type { MarkedEntry } from './marks';
import { asManifest, asStoredState, ContentProblem, parseJson } from './parseEntry';
import { REFERENCE_PATTERN } from './reference';
import type { SpoolFolder } from './spoolFolder';
import { readState, stateFile } from './stateFiles';
import { UnreadableEntryError } from './store';

/** Name of the file that describes an entry; its content never changes. */
export const MANIFEST = 'manifest.json';

/** An entry as stored in its folder. */
export interface FiledEntry extends MarkedEntry {
  revision: number;
  changes?: string[];
}

/** The problem with an entry, as the end of a sentence. */
function problemOf(error: unknown): string {
  if (error instanceof ContentProblem) return error.message;
  const code = errorCode(error);
  return code === 'ENOENT' ? `${MANIFEST} is missing` : (code ?? 'unknown');
}

/** The folders of the entries, named by their references; keeps track of those that could not be read. */
export class EntryFolders {
  /** Entries that could not be read at the last attempt, by reference, with the problem. */
  readonly problems = new Map<string, string>();

  /** @param spoolFolder the folder around them */
  constructor(
    readonly dir: string,
    private readonly spoolFolder: SpoolFolder,
  ) {}

  /** Path of an entry's folder. @throws if `reference` is not a reference */
  dirOf(reference: string): string {
    if (!REFERENCE_PATTERN.test(reference)) throw new Error('not a reference');
    return join(this.dir, reference);
  }

  /** Path of a stored file. @throws for invalid names */
  fileOf(reference: string, { storedAs }: StoredFile): string {
    if (!/^[\da-f-]+$/.test(storedAs)) throw new Error('not a stored name');
    return join(this.dirOf(reference), storedAs);
  }

  /** True if there is no such entry. @throws StoreUnavailableError if this is unknown, as the volume is not mounted */
  async isGone(reference: string): Promise<boolean> {
    if (await exists(this.dirOf(reference))) return false;
    await this.spoolFolder.check();
    return true;
  }

  /** @returns undefined if there is no such entry. @throws UnreadableEntryError, StoreUnavailableError */
  async read(reference: string): Promise<FiledEntry | undefined> {
    const dir = this.dirOf(reference);
    try {
      const manifestText = await readFile(join(dir, MANIFEST), 'utf8');
      const { revision, text } = await readState(dir);
      const manifest = asManifest(MANIFEST, parseJson(MANIFEST, manifestText), reference);
      const name = stateFile(revision);
      const stored = asStoredState(name, parseJson(name, text));
      this.problems.delete(reference);
      return { ...stored, manifest: asItStands(manifest, stored.state), revision };
    } catch (error) {
      if (errorCode(error) === 'ENOENT' && (await this.isGone(reference))) {
        this.problems.delete(reference);
        return undefined;
      }
      const problem = problemOf(error);
      this.problems.set(reference, problem);
      throw new UnreadableEntryError(reference, problem);
    }
  }

  /** Moves a folder in; from then on the entry exists. @returns false if its name is taken */
  async moveIn(dir: string, reference: string): Promise<boolean> {
    try {
      await rename(dir, this.dirOf(reference));
      return true;
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) return false;
      throw error;
    }
  }

  /** Moves staged files into an entry, durably. @returns false if the entry is gone */
  async take(reference: string, from: string, files: readonly StoredFile[]): Promise<boolean> {
    const dir = this.dirOf(reference);
    try {
      for (const file of files) await rename(join(from, file.storedAs), this.fileOf(reference, file));
      await syncDir(dir);
      return true;
    } catch (error) {
      if (errorCode(error) === 'ENOENT' && (await this.isGone(reference))) return false;
      throw error;
    }
  }

  /** References of all entries. @throws StoreUnavailableError */
  async *references(): AsyncIterable<string> {
    try {
      for await (const { name } of await opendir(this.dir)) if (REFERENCE_PATTERN.test(name)) yield name;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw asStoreError(error);
    }
  }

  /** Number of entries. */
  async count(): Promise<number> {
    return (await readdir(this.dir)).filter((name) => REFERENCE_PATTERN.test(name)).length;
  }

  /** When an entry was last added or removed; undefined if there is none. */
  async changedAt(): Promise<Date | undefined> {
    return (await this.count()) > 0 ? (await stat(this.dir)).mtime : undefined;
  }
}
