import { createStore, delMany, entries, set, update } from 'idb-keyval';
import { type KeptSession, newDraftName } from '../model/session';

/** An unfinished page as stored. */
export interface Draft extends Pick<KeptSession, 'page' | 'locale' | 'known' | 'isTouched' | 'draft'> {
  /** Time of the last change, ms since 1970. */
  changed: number;
}

/** Stores unfinished pages under the names given by their sessions. */
export interface DraftStore {
  /** Returns all drafts, the last changed first. */
  list(): Promise<Draft[]>;
  /**
   * Stores a draft and returns it, under a new name if the stored one was not last changed at `seen`: then another tab
   * wrote it.
   */
  put(draft: Draft, seen: number | undefined): Promise<Draft>;
  remove(names: readonly string[]): Promise<void>;
}

const sorted = (drafts: Iterable<Draft>) => [...drafts].toSorted((one, other) => other.changed - one.changed);

/** Returns the draft under the name that it can be stored under without overwriting another tab's `stored` one. */
const withFreeName = (draft: Draft, stored: Draft | undefined, seen: number | undefined): Draft =>
  stored && stored.changed !== seen ? { ...draft, draft: newDraftName() } : draft;

/** Keeps drafts in memory, for browsers that do not store anything, as in some private windows. */
export function memoryDrafts(): DraftStore {
  const drafts = new Map<string, Draft>();
  return {
    list: async () => sorted(drafts.values()),
    put: async (draft, seen) => {
      const own = withFreeName(draft, drafts.get(draft.draft), seen);
      drafts.set(own.draft, own);
      return own;
    },
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
    put: (draft, seen) =>
      inDatabase(
        async (store) => {
          let own = draft;
          // One transaction, so that no other tab writes in between.
          const replace = (stored: Draft | undefined) => {
            own = withFreeName(draft, stored, seen);
            return stored && own !== draft ? stored : own;
          };
          await update(draft.draft, replace, store);
          if (own !== draft) await set(own.draft, own, store);
          return own;
        },
        () => memory.put(draft, seen),
      ),
    remove: (names) =>
      inDatabase(
        (store) => delMany([...names], store),
        () => memory.remove(names),
      ),
  };
}
