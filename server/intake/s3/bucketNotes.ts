import { plainName } from '../store/claimName';
import { REFERENCE_PATTERN } from '../store/reference';
import type { Bucket } from './bucket';
import { KEYS } from './keys';

/** What a bucket stores besides entries: deleted references, aliases, marks of what was done, and the time. */
export class BucketNotes {
  constructor(private readonly bucket: Bucket) {}

  /** Records that an entry was deleted. */
  async noteDeleted(reference: string): Promise<void> {
    await this.bucket.put(KEYS.deleted + reference, 'deleted');
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

  /** See `alias` of the store. */
  async alias(reference: string, target: string): Promise<string> {
    if (await this.bucket.create(KEYS.aliases + reference, target)) return target;
    return (await this.aliasOf(reference)) ?? target;
  }

  /** See `aliasOf` of the store. */
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
