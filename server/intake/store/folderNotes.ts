import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../errorCode';
import { ifPresent } from '../../ifPresent';
import { plainName } from './claimName';
import { deletionText, readDeletion } from './deletionText';
import { exists, makeDir, orStoreError, replaceDurably, writeOnce } from './durableFiles';
import type { Deletion, JobContact } from './manifest';
import { REFERENCE_PATTERN } from './reference';
import { isOlder } from './scratch';
import { DELETED_KEPT_MS, type StoreNotes } from './store';

const FOLDERS = ['deleted', 'aliases', 'marks', 'notices'] as const;

/** Codes of system errors of a disk without space. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * What a folder stores besides entries: deleted references, aliases, marks of what was done, notices of deletions, and the
 * time.
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

  private get clock(): string {
    return join(this.place, 'clock');
  }

  /** The text of a note; undefined if there is none. @throws StoreUnavailableError */
  private read(path: string): Promise<string | undefined> {
    return orStoreError(() => ifPresent(readFile(path, 'utf8')));
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
  private async noteDeletion(path: string, text: string): Promise<void> {
    const temporary = await this.newPath();
    try {
      await writeOnce(path, temporary, text);
    } catch (error) {
      if (!FULL.has(errorCode(error) ?? '')) throw error;
      // An empty note needs no space: what is to be deleted must not stay because the disk is full.
      await writeOnce(path, temporary, '');
    }
  }

  /** Records that an entry was deleted, unless it is recorded already. */
  noteDeleted(reference: string, deletion: Deletion): Promise<void> {
    return this.noteDeletion(this.at('deleted', reference), deletionText(deletion));
  }

  /** See `StoreNotes`. */
  async deletionOf(reference: string): Promise<Deletion | undefined> {
    return readDeletion((await this.read(this.at('deleted', reference))) ?? '');
  }

  /** See `StoreNotes`. */
  secretId(): Promise<string | undefined> {
    return this.read(join(this.place, 'secret-id'));
  }

  /** See `StoreNotes`. */
  noteSecretId(id: string): Promise<void> {
    const path = join(this.place, 'secret-id');
    return orStoreError(async () => replaceDurably(path, await this.newPath(), id));
  }

  /** See `StoreNotes`. */
  addNotice(reference: string, contact: JobContact): Promise<void> {
    return orStoreError(() => this.noteDeletion(this.at('notices', reference), JSON.stringify(contact)));
  }

  /** See `StoreNotes`. */
  notices(): Promise<string[]> {
    return orStoreError(() => this.references('notices'));
  }

  /** See `StoreNotes`. */
  async noticeOf(reference: string): Promise<JobContact | undefined> {
    const text = await this.read(this.at('notices', reference));
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
  async noteDone(name: string): Promise<void> {
    const path = this.at('marks', plainName(name));
    await orStoreError(async () => writeOnce(path, await this.newPath(), ''));
  }

  /** See `StoreNotes`. */
  async alias(reference: string, target: string): Promise<string> {
    const path = this.at('aliases', reference);
    const isNew = await orStoreError(async () => writeOnce(path, await this.newPath(), target));
    return isNew ? target : ((await this.aliasOf(reference)) ?? target);
  }

  /** See `StoreNotes`. */
  async aliasOf(reference: string): Promise<string | undefined> {
    const target = (await this.read(this.at('aliases', reference))) ?? '';
    return REFERENCE_PATTERN.test(target) ? target : undefined;
  }

  /** The time that was last recorded. @throws StoreUnavailableError */
  async time(): Promise<Date | undefined> {
    const text = (await this.read(this.clock)) ?? '';
    return Number.isNaN(Date.parse(text)) ? undefined : new Date(text);
  }

  /** Records the current time durably. @throws StoreUnavailableError */
  noteTime(now: Date): Promise<void> {
    return orStoreError(async () => replaceDurably(this.clock, await this.newPath(), now.toISOString()));
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
