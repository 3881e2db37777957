/** Code that a form needs only once somebody uses it; a bundle of its own. */
export interface Later<T> {
  /** What has arrived; undefined before. */
  loaded: () => T | undefined;
  /** Loads it, once. Rejects when it cannot be had; the next call tries again. */
  load: () => Promise<T>;
}

/** Code to be loaded later by an `import()`. */
export function createLater<T>(fetch: () => Promise<T>): Later<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const load = () =>
    (loading ??= fetch().then(
      (found) => (loaded = found),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return { loaded: () => loaded, load };
}
