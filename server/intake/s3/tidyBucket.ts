import { CLAIM_MS, DELETED_KEPT_MS, LEFTOVER_AGE_MS, type Listed } from '../store';
import type { Bucket, ListedObject } from './bucket';
import { inParallel } from './inParallel';
import { entryKey, KEYS, referenceOfKey } from './keys';

/**
 * Removes what has no entry and is too old to get one: files of uploads that were interrupted or lost against another
 * server's, states of deleted entries, marks, claims and probes that nobody needs any more.
 *
 * @param listed all entries; read after the files were listed, so that each of these has its entry among them
 */
export async function tidyBucket(bucket: Bucket, listed: AsyncIterable<Listed>, now: Date): Promise<void> {
  const isOld = (age: number) => (object: ListedObject) => now.getTime() - object.changedAt.getTime() > age;
  const removeAll = (objects: readonly ListedObject[]) =>
    inParallel(objects, ({ key }) => bucket.delete(key));

  const files = (await bucket.list(KEYS.files)).filter(isOld(LEFTOVER_AGE_MS));
  const states = (await bucket.list(KEYS.states)).filter(isOld(LEFTOVER_AGE_MS));
  const entries = new Map<string, Set<string>>();
  for await (const { reference, entry } of listed) {
    if (entry) entries.set(reference, new Set(entry.manifest.files.map(({ storedAs }) => storedAs)));
  }
  const orphans = [
    ...files.filter(({ key }) => !entries.get(referenceOfKey(key))?.has(key.split('/')[2] ?? '')),
    ...states.filter(({ key }) => !entries.has(referenceOfKey(key))),
  ];
  await inParallel(orphans, async ({ key }) => {
    const reference = referenceOfKey(key);
    // Asked for by name: a list may lag behind, and a file that is needed must never go.
    const isListedLate = !entries.has(reference) && (await bucket.has(entryKey(KEYS.entries, reference)));
    if (!isListedLate) await bucket.delete(key);
  });
  for (const [prefix, age] of [
    [KEYS.deleted, DELETED_KEPT_MS],
    [KEYS.marks, DELETED_KEPT_MS],
    [KEYS.claims, 2 * CLAIM_MS],
    [KEYS.probes, LEFTOVER_AGE_MS],
  ] as const) {
    await removeAll((await bucket.list(prefix)).filter(isOld(age)));
  }
}
