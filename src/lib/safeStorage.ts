/** A storage that never throws: full, forbidden or missing, it forgets. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/** Wraps a storage that is only looked up when used, because even naming it may throw (`SecurityError`). */
export function safeStorage(find: () => Pick<Storage, 'getItem' | 'setItem'>): SafeStorage {
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
  };
}
