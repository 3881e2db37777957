import type { ChangeWatch } from '../store/changeWatch';
import type { Entry } from '../store/manifest';
import { NOTE_FOLDERS } from '../store/notes';
import { DELETED_KEPT_MS, LEFTOVER_AGE_MS, UnreadableEntryError } from '../store/store';
import type { Bucket, ListedObject } from './bucket';
import { inParallel } from '../../inParallel';
import { removeEach } from '../store/removeEach';
import { entryKey, KEYS, referenceOfKey } from './keys';

/** Files of entries older than this, ms, have been compared with their manifests often enough. */
const COMPARED_FOR_MS = 2 * 86_400_000;

async function collect(
  objects: AsyncIterable<ListedObject>,
  isWanted: (object: ListedObject) => boolean = () => true,
): Promise<string[]> {
  const keys: string[] = [];
  for await (const object of objects) if (isWanted(object)) keys.push(object.key);
  return keys;
}

/** Removes aliases, marks, notices and notes of deleted entries that are no longer needed. */
export async function tidyMarks(bucket: Bucket, now: Date): Promise<void> {
  const isOld = ({ changedAt }: ListedObject) => now.getTime() - changedAt.getTime() > DELETED_KEPT_MS;
  for (const prefix of NOTE_FOLDERS) {
    await inParallel(await collect(bucket.list(prefix), isOld), (key) => bucket.delete(key));
  }
}

/** The entries of a bucket, by reference. */
interface TidiedEntries {
  find: (reference: string) => Promise<Entry | undefined>;
  remove: (reference: string) => Promise<unknown>;
}

/**
 * Removes what has no entry and has been seen for too long to get one: files of uploads that were interrupted or that
 * another server stored first, states of deleted entries, probes. The time is measured by the watch's own clock only.
 *
 * Also removes entries whose deletion was interrupted or undone by a backup.
 */
export async function tidyBucket(
  bucket: Bucket,
  watch: ChangeWatch,
  { find, remove }: TidiedEntries,
  now: Date,
): Promise<void> {
  const recent = new Set<string>();
  const candidates: string[] = [];
  for await (const { key, changedAt } of bucket.list(KEYS.files)) {
    candidates.push(key);
    if (now.getTime() - changedAt.getTime() < COMPARED_FOR_MS) recent.add(key);
  }
  candidates.push(...(await collect(bucket.list(KEYS.states))));
  // Listed after the files, so that every file's entry is among them.
  const entries = new Set((await collect(bucket.list(KEYS.entries))).map(referenceOfKey));

  const isNeeded = async (key: string): Promise<boolean> => {
    const reference = referenceOfKey(key);
    if (!entries.has(reference)) {
      // Checked by key: a listing may lag behind, and a file that is needed must never be removed.
      return bucket.has(entryKey(KEYS.entries, reference));
    }
    if (!recent.has(key)) return true;
    try {
      const entry = await find(reference);
      const name = key.split('/')[2];
      return entry === undefined || entry.manifest.files.some(({ storedAs }) => storedAs === name);
    } catch (error) {
      if (error instanceof UnreadableEntryError) return true;
      throw error;
    }
  };
  await inParallel(candidates, async (key) => {
    if (await isNeeded(key)) return;
    if (watch.unchangedFor(key) < LEFTOVER_AGE_MS) return;
    await bucket.delete(key);
    watch.forget(key);
  });
  // In the keys of people, the reference comes last.
  for (const key of await collect(bucket.list(KEYS.people))) {
    const reference = key.slice(key.lastIndexOf('/') + 1);
    if (entries.has(reference) || watch.unchangedFor(key) < LEFTOVER_AGE_MS) continue;
    if (!(await bucket.has(entryKey(KEYS.entries, reference)))) await bucket.delete(key);
    watch.forget(key);
  }
  const probes = await collect(bucket.list(KEYS.probes));
  for (const key of probes) if (watch.unchangedFor(key) >= LEFTOVER_AGE_MS) await bucket.delete(key);
  const deleted = (await collect(bucket.list(KEYS.deleted))).map(referenceOfKey);
  await removeEach(
    deleted.filter((reference) => entries.has(reference)),
    remove,
  );
}
