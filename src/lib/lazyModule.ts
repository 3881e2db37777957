import { reportChunkFailure } from './reportChunkFailure';

/** Code that is loaded after the page, or what was made from it. */
export interface LazyModule<T> {
  /** What was loaded; undefined before. */
  loaded: () => T | undefined;
  /** Loads it once, however often it is called. Rejects when that fails; the next call tries again. */
  load: () => Promise<T>;
}

/**
 * Wraps an `import()`: what was loaded can be read synchronously, so that it is rendered at once; a failure is reported
 * on the console and the next call of `load` tries again. Used for templates, for sections, and for what follows the
 * first page (navigation runtime, deferred layout).
 */
export function lazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const load = () =>
    (loading ??= importModule().then(
      (value) => (loaded = value),
      (error: unknown) => {
        loading = undefined;
        reportChunkFailure(error);
        throw error;
      },
    ));
  return { loaded: () => loaded, load };
}
