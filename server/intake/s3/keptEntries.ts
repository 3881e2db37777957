import { asItStands, type Entry, type Manifest } from '../store/manifest';
import { asManifest, asStoredState, ContentProblem, parseJson, type StoredState } from '../store/parseEntry';
import { REFERENCE_PATTERN } from '../store/reference';
import { UnreadableEntryError } from '../store/store';
import type { Bucket, TaggedText } from './bucket';
import { inParallel } from '../../inParallel';
import { entryKey, KEYS, referenceOfKey } from './keys';

/** An entry as stored in the bucket. */
export interface KeptEntry extends StoredState {
  manifest: Manifest;
  /** ETag of the state's object; omitted if there is none yet. */
  etag?: string;
}

/** Key of an entry's object in a folder. @throws if `reference` is not a reference */
export const keyOf = (prefix: string, reference: string) => {
  if (!REFERENCE_PATTERN.test(reference)) throw new Error('not a reference');
  return entryKey(prefix, reference);
};

/** Builds an entry from its object and that of its state, if there is one. @throws ContentProblem */
function parseKept(reference: string, written: string, state: TaggedText | undefined): KeptEntry {
  const name = entryKey(KEYS.entries, reference);
  const value = parseJson(name, written) as Partial<Record<keyof Entry, unknown>> | null;
  const manifest = asManifest(name, value?.manifest, reference);
  if (!state) {
    const first = asStoredState(name, value?.state);
    return { ...first, manifest: asItStands(manifest, first.state) };
  }
  const stateName = entryKey(KEYS.states, reference);
  const stored = asStoredState(stateName, parseJson(stateName, state.text));
  return { ...stored, manifest: asItStands(manifest, stored.state), etag: state.etag };
}

/** The entries of a bucket; keeps track of those that could not be read. */
export class KeptEntries {
  /** Entries that could not be read at the last attempt, by reference, with the problem. */
  readonly problems = new Map<string, string>();

  constructor(private readonly bucket: Bucket) {}

  /** @returns undefined if there is no such entry. @throws UnreadableEntryError, StoreUnavailableError */
  async read(reference: string): Promise<KeptEntry | undefined> {
    const [written, state] = await Promise.all([
      this.bucket.get(keyOf(KEYS.entries, reference)),
      this.bucket.get(keyOf(KEYS.states, reference)),
    ]);
    if (!written) {
      this.problems.delete(reference);
      return undefined;
    }
    try {
      const kept = parseKept(reference, written.text, state);
      this.problems.delete(reference);
      return kept;
    } catch (error) {
      if (!(error instanceof ContentProblem)) throw error;
      this.problems.set(reference, error.message);
      throw new UnreadableEntryError(reference, error.message);
    }
  }

  /** References of all entries. */
  async *references(): AsyncIterable<string> {
    for await (const { key } of this.bucket.list(KEYS.entries)) {
      const reference = referenceOfKey(key);
      if (REFERENCE_PATTERN.test(reference)) yield reference;
    }
  }

  /** Number of entries. */
  async count(): Promise<number> {
    const all = this.references()[Symbol.asyncIterator]();
    let count = 0;
    while (!(await all.next()).done) count += 1;
    return count;
  }

  /** Time of the newest entry; undefined if there is none. */
  async youngest(): Promise<Date | undefined> {
    let latest: Date | undefined;
    for await (const { changedAt } of this.bucket.list(KEYS.entries)) {
      if (!latest || changedAt > latest) latest = changedAt;
    }
    return latest;
  }

  /**
   * Deletes an entry and everything that belongs to it. The entry comes first: the rest cannot be found without it, and
   * is removed later if this is interrupted.
   */
  async erase(reference: string): Promise<void> {
    await this.bucket.delete(keyOf(KEYS.entries, reference));
    this.problems.delete(reference);
    await this.bucket.delete(keyOf(KEYS.states, reference));
    const files: string[] = [];
    for await (const { key } of this.bucket.list(`${KEYS.files}${reference}/`)) files.push(key);
    await inParallel(files, (key) => this.bucket.delete(key));
  }
}
