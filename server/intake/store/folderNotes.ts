import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../errorCode';
import { plainName } from './claimName';
import { deletionText, readDeletion } from './deletionText';
import { asStoreError, exists, makeDir, orStoreError, replaceDurably, writeOnce } from './durableFiles';
import type { Deletion, JobContact } from './manifest';
import { REFERENCE_PATTERN } from './reference';
import { isOlder } from './scratch';
import { DELETED_KEPT_MS, type StoreNotes } from './store';

const FOLDERS = ['deleted', 'aliases', 'marks', 'notices'] as const;

/** Codes of system errors of a disk without space. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * What a folder stores besides entries: deleted references, aliases, marks of what was done, notices of deletions, and the
 * time. Writers pass a temporary path of their own on the same disk.
 */
export class FolderNotes implements StoreNotes {
  /** @param newPath returns a new temporary path on the same disk */
  constructor(
    private readonly place: string,
    private readonly newPath: () => Promise<string>,
  ) {}

  private at(folder: (typeof FOLDERS)[number], name: string): string {
    return join(this.place, folder, name);
  }

  /** The text of a note; undefined if there is none. @throws StoreUnavailableError */
  private async read(folder: (typeof FOLDERS)[number], name: string): Promise<string | undefined> {
    try {
      return await readFile(this.at(folder, name), 'utf8');
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw asStoreError(error);
    }
  }

  private async references(folder: (typeof FOLDERS)[number]): Promise<string[]> {
    return (await readdir(join(this.place, folder))).filter((name) => REFERENCE_PATTERN.test(name));
  }

  /** Paths of the folders. */
  get paths(): string[] {
    return FOLDERS.map((folder) => join(this.place, folder));
  }

  /** Creates missing folders. @param like the folder whose owner they get if root creates them */
  async open(like: string): Promise<void> {
    for (const path of this.paths) await makeDir(path, like);
  }

  /** Writes a note on a deletion, unless it exists. */
  private async noteDeletion(path: string, temporary: string, text: string): Promise<void> {
    try {
      await writeOnce(path, temporary, text);
    } catch (error) {
      if (!FULL.has(errorCode(error) ?? '')) throw error;
      // An empty note needs no space: what is to be deleted must not stay because the disk is full.
      await writeOnce(path, temporary, '');
    }
  }

  /** Records that an entry was deleted, unless it is recorded already. */
  noteDeleted(reference: string, deletion: Deletion, temporary: string): Promise<void> {
    return this.noteDeletion(this.at('deleted', reference), temporary, deletionText(deletion));
  }

  /** See `StoreNotes`. */
  async deletionOf(reference: string): Promise<Deletion | undefined> {
    return readDeletion((await this.read('deleted', reference)) ?? '');
  }

  /** See `StoreNotes`. */
  addNotice(reference: string, contact: JobContact): Promise<void> {
    return orStoreError(async () => {
      const text = JSON.stringify(contact);
      await this.noteDeletion(this.at('notices', reference), await this.newPath(), text);
    });
  }

  /** See `StoreNotes`. */
  notices(): Promise<string[]> {
    return orStoreError(() => this.references('notices'));
  }

  /** See `StoreNotes`. */
  async noticeOf(reference: string): Promise<JobContact | undefined> {
    const text = await this.read('notices', reference);
    return text === undefined ? undefined : (JSON.parse(text || '{}') as JobContact);
  }

  /** See `StoreNotes`. */
  removeNotice(reference: string): Promise<void> {
    return orStoreError(() => rm(this.at('notices', reference), { force: true }));
  }

  /** References of the entries that were deleted in the last 30 days. */
  deleted(): Promise<string[]> {
    return this.references('deleted');
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
    const target = (await this.read('aliases', reference)) ?? '';
    return REFERENCE_PATTERN.test(target) ? target : undefined;
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
