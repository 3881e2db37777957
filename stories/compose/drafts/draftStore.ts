import { createStore, delMany, entries, set } from 'idb-keyval';
import type { KeptSession } from '../model/session';

/** An unfinished page as stored. */
export interface Draft extends KeptSession {
  /** Time of the last change, ms since 1970. */
  changed: number;
}

/** Stores unfinished pages under the names given by their sessions. */
export interface DraftStore {
  /** Returns all drafts, the last changed first. */
  list(): Promise<Draft[]>;
  put(draft: Draft): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
}

const sorted = (drafts: Iterable<Draft>) => [...drafts].toSorted((one, other) => other.changed - one.changed);

/** Keeps drafts in memory, for browsers that do not store anything, as in some private windows. */
export function memoryDrafts(): DraftStore {
  const drafts = new Map<string, Draft>();
  return {
    list: async () => sorted(drafts.values()),
    put: async (draft) => void drafts.set(draft.draft, draft),
    remove: async (names) => names.forEach((name) => drafts.delete(name)),
  };
}

/** Keeps drafts in a browser database with the given name, or in memory if that fails. */
export function keptDrafts(name: string): DraftStore {
  const memory = memoryDrafts();
  let opened: ReturnType<typeof createStore> | undefined;
  const inDatabase = async <T>(
    task: (store: ReturnType<typeof createStore>) => Promise<T>,
    instead: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await task((opened ??= createStore(name, 'drafts')));
    } catch {
      return instead();
    }
  };
  return {
    list: () =>
      inDatabase(
        async (store) => sorted((await entries<string, Draft>(store)).map(([, draft]) => draft)),
        () => memory.list(),
      ),
    put: (draft) =>
      inDatabase(
        (store) => set(draft.draft, draft, store),
        () => memory.put(draft),
      ),
    remove: (names) =>
      inDatabase(
        (store) => delMany([...names], store),
        () => memory.remove(names),
      ),
  };
}
