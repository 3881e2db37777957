import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../errorCode';
import { ifPresent } from '../../ifPresent';
import { exists, orStoreError, replaceDurably, writeOnce } from './durableFiles';
import { NOTE_FOLDERS, type NotePlace } from './notes';
import { isOlder } from './scratch';
import { DELETED_KEPT_MS } from './store';

/** Codes of system errors of a disk without space. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Notes as files of a folder, by their keys; `OWN_FOLDERS` of the spool contain theirs. */
export class NoteFiles implements NotePlace {
  /** @param newPath returns a new temporary path on the same disk */
  constructor(
    private readonly dir: string,
    private readonly newPath: () => Promise<string>,
  ) {}

  private at(key: string): string {
    return join(this.dir, key);
  }

  async get(key: string): Promise<{ text: string } | undefined> {
    const text = await orStoreError(() => ifPresent(readFile(this.at(key), 'utf8')));
    return text === undefined ? undefined : { text };
  }

  put(key: string, text: string): Promise<void> {
    return orStoreError(async () => replaceDurably(this.at(key), await this.newPath(), text));
  }

  create(key: string, text: string, mayBeEmpty = false): Promise<boolean> {
    return orStoreError(async () => {
      const temporary = await this.newPath();
      try {
        return await writeOnce(this.at(key), temporary, text);
      } catch (error) {
        if (!mayBeEmpty || !FULL.has(errorCode(error) ?? '')) throw error;
        // An empty file needs no space.
        return writeOnce(this.at(key), temporary, '');
      }
    });
  }

  has(key: string): Promise<boolean> {
    return exists(this.at(key));
  }

  async *list(folder: string): AsyncIterable<{ key: string }> {
    for (const name of await orStoreError(() => readdir(this.at(folder)))) yield { key: folder + name };
  }

  delete(key: string): Promise<void> {
    return orStoreError(() => rm(this.at(key), { force: true }));
  }

  /** Removes notes older than 30 days. */
  async tidy(now: Date): Promise<void> {
    for (const folder of NOTE_FOLDERS) {
      for await (const { key } of this.list(folder)) {
        if (await isOlder(this.at(key), DELETED_KEPT_MS, now)) await this.delete(key);
      }
    }
  }
}
