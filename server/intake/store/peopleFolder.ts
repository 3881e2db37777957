import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../errorCode';
import { ifPresent } from '../../ifPresent';
import { isOlder } from './scratch';
import { createFile, exists, makeDir, orStoreError, syncDir } from './durableFiles';
import { REFERENCE_PATTERN } from './reference';
import { LEFTOVER_AGE_MS, type PersonNotes } from './store';

const KEY_PATTERN = /^[\da-f]{32}$/;

/** Index of each person's entries: an empty file per entry, `<key>/<reference>`. */
export class PeopleFolder implements PersonNotes {
  /** @param entriesDir folder of the entries, by reference */
  constructor(
    private readonly dir: string,
    private readonly entriesDir: string,
  ) {}

  private folderOf(key: string): string {
    if (!KEY_PATTERN.test(key)) throw new Error('not a person’s key');
    return join(this.dir, key);
  }

  /** Adds a note, durably when the promise resolves; does nothing if it exists. @throws StoreUnavailableError */
  async add(key: string, reference: string): Promise<void> {
    const folder = this.folderOf(key);
    if (!REFERENCE_PATTERN.test(reference)) throw new Error('not a reference');
    await orStoreError(async () => {
      for (let isRepeated = false; ; isRepeated = true) {
        await makeDir(folder);
        try {
          await (await createFile(join(folder, reference))).close();
          break;
        } catch (error) {
          // Whoever created it may not have flushed it yet.
          if (errorCode(error) === 'EEXIST') break;
          // Its empty folder has just been removed.
          if (errorCode(error) !== 'ENOENT' || isRepeated) throw error;
        }
      }
      await syncDir(folder);
      await syncDir(this.dir);
    });
  }

  /** References recorded for a key. @throws StoreUnavailableError */
  async of(key: string): Promise<string[]> {
    const folder = this.folderOf(key);
    const names = (await orStoreError(() => ifPresent(readdir(folder)))) ?? [];
    return names.filter((name) => REFERENCE_PATTERN.test(name));
  }

  /** Removes a note; does nothing if there is none. */
  async remove(key: string, reference: string): Promise<void> {
    const folder = this.folderOf(key);
    await rm(join(folder, reference), { force: true });
    // Fails if the folder is not empty.
    await rmdir(folder).catch(() => undefined);
  }

  /** Removes notes whose entry never came to exist, because of an interruption. */
  async tidy(now: Date): Promise<void> {
    for (const key of (await readdir(this.dir)).filter((name) => KEY_PATTERN.test(name))) {
      for (const reference of await this.of(key)) {
        if (await exists(join(this.entriesDir, reference))) continue;
        if (await isOlder(join(this.dir, key, reference), LEFTOVER_AGE_MS, now))
          await this.remove(key, reference);
      }
    }
  }
}
