/** The part of the browser's storage that is used. */
export type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws; where it is full, forbidden or missing, nothing is kept. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Wraps a storage that is only looked up when used, because even naming it may throw (`SecurityError`). */
export function safeStorage(find: () => PlainStorage): SafeStorage {
  return {
    get(key) {
      try {
        return find().getItem(key);
      } catch {
        return null;
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
        // Where nothing could be kept there is nothing to remove.
      }
    },
  };
}
