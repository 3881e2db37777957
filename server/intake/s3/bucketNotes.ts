import { randomUUID } from 'node:crypto';
import { plainName } from '../store/claimName';
import { REFERENCE_PATTERN } from '../store/reference';
import type { OneTimeMark } from '../store/store';
import type { Bucket } from './bucket';
import { KEYS } from './keys';

/** What a bucket keeps besides entries: which of them were deleted, aliases, what was done once, and the time. */
export class BucketNotes {
  constructor(private readonly bucket: Bucket) {}

  /** Notes that an entry was deleted. */
  async noteDeleted(reference: string): Promise<void> {
    await this.bucket.put(KEYS.deleted + reference, 'deleted');
  }

  /** Whether an entry was deleted in the last 30 days. */
  isDeleted(reference: string): Promise<boolean> {
    return this.bucket.has(KEYS.deleted + reference);
  }

  /** See `mark` of the store. */
  async mark(name: string): Promise<OneTimeMark | undefined> {
    const key = KEYS.marks + plainName(name);
    const own = randomUUID();
    // Also made if an attempt of our own was taken and its answer lost.
    if (!(await this.bucket.create(key, own)) && (await this.bucket.get(key))?.text !== own) return undefined;
    return { remove: () => this.bucket.delete(key).catch(() => undefined) };
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

  /** The time that was last noted. */
  async time(): Promise<Date | undefined> {
    const text = (await this.bucket.get(KEYS.clock))?.text ?? '';
    return Number.isNaN(Date.parse(text)) ? undefined : new Date(text);
  }

  /** Notes what time it is. */
  async noteTime(now: Date): Promise<void> {
    await this.bucket.put(KEYS.clock, now.toISOString());
  }
}
