import { randomUUID } from 'node:crypto';
import { plainName } from '../store/claimName';
import { REFERENCE_PATTERN } from '../store/reference';
import type { OneTimeMark } from '../store/store';
import type { Bucket } from './bucket';
import { KEYS } from './keys';

/** What a bucket stores besides entries: deleted references, aliases, one-time marks and the time. */
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

  /** See `mark` of the store. */
  async mark(name: string): Promise<OneTimeMark | undefined> {
    const key = KEYS.marks + plainName(name);
    const own = randomUUID();
    // Also made if an earlier attempt of this call succeeded and only its response was lost.
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
