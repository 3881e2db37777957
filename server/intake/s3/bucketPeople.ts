import type { PersonNotes } from '../store/store';
import type { Bucket } from './bucket';
import { KEYS, personKey } from './keys';

/** Index of each person's entries in a bucket: an object per entry, `people/<key>/<reference>`. */
export class BucketPeople implements PersonNotes {
  constructor(private readonly bucket: Bucket) {}

  async add(key: string, reference: string): Promise<void> {
    await this.bucket.put(personKey(key, reference), 'noted');
  }

  async of(key: string): Promise<string[]> {
    const found: string[] = [];
    for await (const { key: name } of this.bucket.list(`${KEYS.people}${key}/`)) {
      found.push(name.slice(name.lastIndexOf('/') + 1));
    }
    return found;
  }

  async remove(key: string, reference: string): Promise<void> {
    await this.bucket.delete(personKey(key, reference));
  }
}
