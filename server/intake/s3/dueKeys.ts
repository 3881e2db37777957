import { type Mark, type MarkIndex, referenceOfMark, timeOfMark } from '../store/marks';
import type { Bucket } from './bucket';
import { KEYS } from './keys';

/** The index of a bucket: an empty object for each mark. Listings are in the order of keys, which is that of times. */
export class DueKeys implements MarkIndex {
  constructor(private readonly bucket: Bucket) {}

  async add(mark: Mark): Promise<void> {
    await this.bucket.put(KEYS.due + mark, '');
  }

  /** Whatever an object store has confirmed is durable. */
  addUnsynced(mark: Mark): Promise<void> {
    return this.add(mark);
  }

  async sync(): Promise<void> {}

  remove(mark: Mark): Promise<void> {
    return this.bucket.delete(KEYS.due + mark);
  }

  async due(now: Date): Promise<Mark[]> {
    const time = now.toISOString();
    const found: Mark[] = [];
    for await (const mark of this.all()) {
      if (timeOfMark(mark) > time) break;
      found.push(mark);
    }
    return found;
  }

  async *all(): AsyncIterable<Mark> {
    for await (const { key } of this.bucket.list(KEYS.due)) {
      const mark = key.slice(KEYS.due.length);
      if (referenceOfMark(mark) !== undefined) yield mark;
    }
  }
}
