import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../errorCode';
import { plainName } from './claimName';
import { asStoreError, exists, makeDir, replaceDurably, writeOnce } from './durableFiles';
import { REFERENCE_PATTERN } from './reference';
import { isOlder } from './scratch';
import { DELETED_KEPT_MS } from './store';

const FOLDERS = ['deleted', 'aliases', 'marks'] as const;

/**
 * What a folder stores besides entries: deleted references, aliases, marks of what was done, and the time. Writers pass a
 * temporary path of their own on the same disk.
 */
export class FolderNotes {
  constructor(private readonly place: string) {}

  private at(folder: (typeof FOLDERS)[number], name: string): string {
    return join(this.place, folder, name);
  }

  /** Paths of the folders. */
  get paths(): string[] {
    return FOLDERS.map((folder) => join(this.place, folder));
  }

  /** Creates missing folders. @param like the folder whose owner they get if root creates them */
  async open(like: string): Promise<void> {
    for (const path of this.paths) await makeDir(path, like);
  }

  /** Records that an entry was deleted. */
  async noteDeleted(reference: string, temporary: string): Promise<void> {
    await writeOnce(this.at('deleted', reference), temporary, '');
  }

  /** References of the entries that were deleted in the last 30 days. */
  async deleted(): Promise<string[]> {
    return (await readdir(join(this.place, 'deleted'))).filter((name) => REFERENCE_PATTERN.test(name));
  }

  /** True if an entry was deleted in the last 30 days. */
  isDeleted(reference: string): Promise<boolean> {
    return exists(this.at('deleted', reference));
  }

  /** True if something was done in the last 30 days, by its name. */
  isDone(name: string): Promise<boolean> {
    return exists(this.at('marks', plainName(name)));
  }

  /** Records that something was done. @throws StoreUnavailableError */
  async noteDone(name: string, temporary: string): Promise<void> {
    try {
      await writeOnce(this.at('marks', plainName(name)), temporary, '');
    } catch (error) {
      throw asStoreError(error);
    }
  }

  /** See `alias` of the store. @throws StoreUnavailableError */
  async alias(reference: string, target: string, temporary: string): Promise<string> {
    try {
      if (await writeOnce(this.at('aliases', reference), temporary, target)) return target;
      return (await this.aliasOf(reference)) ?? target;
    } catch (error) {
      throw asStoreError(error);
    }
  }

  /** See `aliasOf` of the store. @throws StoreUnavailableError */
  async aliasOf(reference: string): Promise<string | undefined> {
    try {
      const target = await readFile(this.at('aliases', reference), 'utf8');
      return REFERENCE_PATTERN.test(target) ? target : undefined;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw asStoreError(error);
    }
  }

  /** The time that was last recorded. @throws StoreUnavailableError */
  async time(): Promise<Date | undefined> {
    try {
      const text = await readFile(join(this.place, 'clock'), 'utf8');
      return Number.isNaN(Date.parse(text)) ? undefined : new Date(text);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw asStoreError(error);
    }
  }

  /** Records the current time durably. @throws StoreUnavailableError */
  async noteTime(now: Date, temporary: string): Promise<void> {
    try {
      await replaceDurably(join(this.place, 'clock'), temporary, now.toISOString());
    } catch (error) {
      throw asStoreError(error);
    }
  }

  /** Removes notes older than 30 days. */
  async tidy(now: Date): Promise<void> {
    for (const folder of FOLDERS) {
      for (const name of await readdir(join(this.place, folder))) {
        const path = this.at(folder, name);
        if (await isOlder(path, DELETED_KEPT_MS, now)) await rm(path, { force: true });
      }
    }
  }
}
