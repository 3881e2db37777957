import type { Entry } from '../../server/intake/store/manifest';
import type { Store } from '../../server/intake/store/store';

/** Returns all entries of a store, oldest first. @throws Error if one cannot be read */
export async function allEntries(store: Store): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const { reference, entry, problem } of store.entries()) {
    if (!entry) throw new Error(`${reference}: ${problem}`);
    found.push(entry);
  }
  return found.toSorted((a, b) => (a.manifest.receivedAt < b.manifest.receivedAt ? -1 : 1));
}
