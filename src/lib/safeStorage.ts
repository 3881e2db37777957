/** The part of the Storage API that is used. */
export type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws; if it is full, forbidden or missing, nothing is stored. */
export interface SafeStorage {
  /** null: there is nothing; undefined: the browser forbids reading, and so writing. */
  get(key: string): string | null | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** What a call returns; undefined if it throws. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/**
 * Wraps a storage that is looked up only when used, because even accessing it may throw (`SecurityError`). Without it a
 * visitor loses a convenience, never a page.
 */
export const safeStorage = (find: () => PlainStorage): SafeStorage => ({
  get: (key) => attempt(() => find().getItem(key)),
  set: (key, value) => attempt(() => find().setItem(key, value)),
  remove: (key) => attempt(() => find().removeItem(key)),
});
