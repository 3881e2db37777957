import { plainName } from '../store/claimName';
import { deletionText, readDeletion } from '../store/deletionText';
import type { Deletion, JobContact } from '../store/manifest';
import { REFERENCE_PATTERN } from '../store/reference';
import type { StoreNotes } from '../store/store';
import type { Bucket } from './bucket';
import { KEYS, referenceOfKey } from './keys';

/**
 * What a bucket stores besides entries: deleted references, aliases, marks of what was done, notices of deletions, and the
 * time.
 */
export class BucketNotes implements StoreNotes {
  constructor(private readonly bucket: Bucket) {}

  /** Records that an entry was deleted, unless it is recorded already. */
  async noteDeleted(reference: string, deletion: Deletion): Promise<void> {
    await this.bucket.create(KEYS.deleted + reference, deletionText(deletion));
  }

  /** See `StoreNotes`. */
  async deletionOf(reference: string): Promise<Deletion | undefined> {
    return readDeletion((await this.bucket.get(KEYS.deleted + reference))?.text ?? '');
  }

  /** See `StoreNotes`. */
  async secretId(): Promise<string | undefined> {
    return (await this.bucket.get(KEYS.secretId))?.text;
  }

  /** See `StoreNotes`. */
  async noteSecretId(id: string): Promise<void> {
    await this.bucket.put(KEYS.secretId, id);
  }

  /** See `StoreNotes`. */
  async addNotice(reference: string, contact: JobContact): Promise<void> {
    await this.bucket.put(KEYS.notices + reference, JSON.stringify(contact));
  }

  /** See `StoreNotes`. */
  async notices(): Promise<string[]> {
    const references: string[] = [];
    for await (const { key } of this.bucket.list(KEYS.notices)) references.push(referenceOfKey(key));
    return references;
  }

  /** See `StoreNotes`. */
  async noticeOf(reference: string): Promise<JobContact | undefined> {
    const found = await this.bucket.get(KEYS.notices + reference);
    return found && (JSON.parse(found.text) as JobContact);
  }

  /** See `StoreNotes`. */
  removeNotice(reference: string): Promise<void> {
    return this.bucket.delete(KEYS.notices + reference);
  }

  /** True if an entry was deleted in the last 30 days. */
  isDeleted(reference: string): Promise<boolean> {
    return this.bucket.has(KEYS.deleted + reference);
  }

  /** True if something was done in the last 30 days, by its name. */
  isDone(name: string): Promise<boolean> {
    return this.bucket.has(KEYS.marks + plainName(name));
  }

  /** Records that something was done. */
  async noteDone(name: string): Promise<void> {
    await this.bucket.put(KEYS.marks + plainName(name), 'done');
  }

  /** See `StoreNotes`. */
  async alias(reference: string, target: string): Promise<string> {
    if (await this.bucket.create(KEYS.aliases + reference, target)) return target;
    return (await this.aliasOf(reference)) ?? target;
  }

  /** See `StoreNotes`. */
  async aliasOf(reference: string): Promise<string | undefined> {
    const target = (await this.bucket.get(KEYS.aliases + reference))?.text ?? '';
    return REFERENCE_PATTERN.test(target) ? target : undefined;
  }

  /** The time that was last recorded. */
  async time(): Promise<Date | undefined> {
    const text = (await this.bucket.get(KEYS.clock))?.text ?? '';
    return Number.isNaN(Date.parse(text)) ? undefined : new Date(text);
  }

  /** Records the current time. */
  async noteTime(now: Date): Promise<void> {
    await this.bucket.put(KEYS.clock, now.toISOString());
  }
}
