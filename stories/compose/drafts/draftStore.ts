import { createStore, delMany, entries, set, update } from 'idb-keyval';
import { type KeptSession, newDraftName } from '../model/session';

/** An unfinished page as stored. */
export interface Draft extends Pick<KeptSession, 'page' | 'locale' | 'known' | 'isTouched' | 'draft'> {
  /** Time of the last change, ms since 1970. */
  changed: number;
}

/** Stores unfinished pages under the names given by their sessions. */
export interface DraftStore {
  /** Whether all drafts last listed outlive the page; false if any is only in memory. */
  readonly areKept: boolean;
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
    areKept: false,
    list: async () => sorted(drafts.values()),
    put: async (draft, seen) => {
      const own = withFreeName(draft, drafts.get(draft.draft), seen);
      drafts.set(own.draft, own);
      return own;
    },
    remove: async (names) => names.forEach((name) => drafts.delete(name)),
  };
}

type Database = ReturnType<typeof createStore>;

/** Keeps drafts in a browser database with the given name; in memory those that it does not take. */
export function keptDrafts(name: string): DraftStore {
  const memory = memoryDrafts();
  let opened: Database | undefined;
  let areKept = true;
  /** Returns undefined if the database fails. */
  const inDatabase = async <T>(task: (database: Database) => Promise<T>): Promise<T | undefined> => {
    try {
      return await task((opened ??= createStore(name, 'drafts')));
    } catch {
      return undefined;
    }
  };
  return {
    get areKept() {
      return areKept;
    },
    list: async () => {
      const stored = await inDatabase((database) => entries<string, Draft>(database));
      const held = await memory.list();
      areKept = stored !== undefined && held.length === 0;
      // What is in memory is newer, because the database did not take it.
      const byName = new Map([...(stored ?? []), ...held.map((draft) => [draft.draft, draft] as const)]);
      return sorted(byName.values());
    },
    put: async (draft, seen) => {
      const stored = await inDatabase(async (database) => {
        let own = draft;
        // One transaction, so that no other tab writes in between.
        const replace = (old: Draft | undefined) => {
          own = withFreeName(draft, old, seen);
          return old && own !== draft ? old : own;
        };
        await update(draft.draft, replace, database);
        if (own !== draft) await set(own.draft, own, database);
        return own;
      });
      if (!stored) return memory.put(draft, seen);
      await memory.remove([draft.draft]);
      return stored;
    },
    remove: async (names) => {
      await inDatabase((database) => delMany([...names], database));
      await memory.remove(names);
    },
  };
}
