/** The part of the Storage API that is used. */
export type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws; if it is full, forbidden or missing, nothing is stored. */
export interface SafeStorage {
  /** null: there is nothing; undefined: the browser forbids to read, and so to write. */
  get(key: string): string | null | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Wraps a storage that is looked up only when used, because even accessing it may throw (`SecurityError`). */
export function safeStorage(find: () => PlainStorage): SafeStorage {
  return {
    get(key) {
      try {
        return find().getItem(key);
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        find().setItem(key, value);
      } catch {
        // Without storage the visitor loses a convenience, never a page.
      }
    },
    remove(key) {
      try {
        find().removeItem(key);
      } catch {
        // If nothing could be stored, there is nothing to remove.
      }
    },
  };
}
