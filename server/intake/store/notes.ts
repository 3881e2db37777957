import { plainName } from './claimName';
import { deletionText, readDeletion } from './deletionText';
import type { Deletion, JobContact } from './manifest';
import { REFERENCE_PATTERN } from './reference';
import type { StoreNotes } from './store';

/** Keys of notes; one that ends with a slash is a folder of notes and followed by a reference or a name. */
export const NOTE_KEYS = {
  clock: 'clock',
  secretId: 'secret-id',
  deleted: 'deleted/',
  /** Pointers from references under which nothing is stored. */
  aliases: 'aliases/',
  /** Marks of what is done only once, by name. */
  marks: 'marks/',
  /** Notices of deletions of which recruiters have not been told yet, by reference. */
  notices: 'notices/',
} as const;

/** Folders of notes, each of which is removed 30 days after it was written. */
export const NOTE_FOLDERS = [NOTE_KEYS.deleted, NOTE_KEYS.aliases, NOTE_KEYS.marks, NOTE_KEYS.notices];

/** Where notes are kept. Whatever is written is durable when the promise resolves. All methods throw StoreUnavailableError. */
export interface NotePlace {
  get(key: string): Promise<{ text: string } | undefined>;
  /** Replaces an existing note. */
  put(key: string, text: string): Promise<unknown>;
  /**
   * Writes a note unless it exists.
   *
   * @param mayBeEmpty true if, on a full disk, a note without its text is better than none
   * @returns false if it exists
   */
  create(key: string, text: string, mayBeEmpty?: boolean): Promise<boolean>;
  has(key: string): Promise<boolean>;
  /** The notes in a folder. */
  list(folder: string): AsyncIterable<{ key: string }>;
  /** Does nothing if there is no such note. */
  delete(key: string): Promise<void>;
}

/**
 * What a store records besides entries: deleted references, aliases, marks of what was done, notices of deletions, and the
 * time. All methods throw StoreUnavailableError.
 */
export class Notes implements StoreNotes {
  constructor(private readonly place: NotePlace) {}

  private async references(folder: string): Promise<string[]> {
    const names: string[] = [];
    for await (const { key } of this.place.list(folder)) names.push(key.slice(folder.length));
    return names.filter((name) => REFERENCE_PATTERN.test(name));
  }

  private async textOf(key: string): Promise<string | undefined> {
    return (await this.place.get(key))?.text;
  }

  /** Records that an entry was deleted, unless it is recorded already. */
  async noteDeleted(reference: string, deletion: Deletion): Promise<void> {
    // What is to be deleted must not stay because the disk is full.
    await this.place.create(NOTE_KEYS.deleted + reference, deletionText(deletion), true);
  }

  /** See `StoreNotes`. */
  async deletionOf(reference: string): Promise<Deletion | undefined> {
    return readDeletion((await this.textOf(NOTE_KEYS.deleted + reference)) ?? '');
  }

  /** References of the entries that were deleted in the last 30 days. */
  deleted(): Promise<string[]> {
    return this.references(NOTE_KEYS.deleted);
  }

  /** True if an entry was deleted in the last 30 days. */
  isDeleted(reference: string): Promise<boolean> {
    return this.place.has(NOTE_KEYS.deleted + reference);
  }

  /** See `StoreNotes`. A notice that is there stays as it is: its 30 days have begun. */
  async addNotice(reference: string, contact: JobContact): Promise<void> {
    await this.place.create(NOTE_KEYS.notices + reference, JSON.stringify(contact), true);
  }

  /** See `StoreNotes`. */
  notices(): Promise<string[]> {
    return this.references(NOTE_KEYS.notices);
  }

  /** See `StoreNotes`. */
  async noticeOf(reference: string): Promise<JobContact | undefined> {
    const text = await this.textOf(NOTE_KEYS.notices + reference);
    // Empty if the disk was full: then the mail goes to the recruiters of all jobs.
    return text === undefined ? undefined : (JSON.parse(text || '{}') as JobContact);
  }

  /** See `StoreNotes`. */
  removeNotice(reference: string): Promise<void> {
    return this.place.delete(NOTE_KEYS.notices + reference);
  }

  /** See `StoreNotes`. */
  secretId(): Promise<string | undefined> {
    return this.textOf(NOTE_KEYS.secretId);
  }

  /** See `StoreNotes`. */
  async noteSecretId(id: string): Promise<void> {
    await this.place.put(NOTE_KEYS.secretId, id);
  }

  /** True if something was done in the last 30 days, by its name. */
  isDone(name: string): Promise<boolean> {
    return this.place.has(NOTE_KEYS.marks + plainName(name));
  }

  /** Records that something was done. */
  async noteDone(name: string): Promise<void> {
    await this.place.create(NOTE_KEYS.marks + plainName(name), '');
  }

  /** See `StoreNotes`. */
  async alias(reference: string, target: string): Promise<string> {
    if (await this.place.create(NOTE_KEYS.aliases + reference, target)) return target;
    return (await this.aliasOf(reference)) ?? target;
  }

  /** See `StoreNotes`. */
  async aliasOf(reference: string): Promise<string | undefined> {
    const target = (await this.textOf(NOTE_KEYS.aliases + reference)) ?? '';
    return REFERENCE_PATTERN.test(target) ? target : undefined;
  }

  /** The time that was last recorded. */
  async time(): Promise<Date | undefined> {
    const text = (await this.textOf(NOTE_KEYS.clock)) ?? '';
    return Number.isNaN(Date.parse(text)) ? undefined : new Date(text);
  }

  /** Records the current time. */
  async noteTime(now: Date): Promise<void> {
    await this.place.put(NOTE_KEYS.clock, now.toISOString());
  }
}
