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

/** A lazily loaded export, with its name. */
export interface LazyExport<N extends string, T> extends LazyModule<T> {
  name: N;
}

/**
 * The export of the given name, loaded as by `lazyModule`. The name is also that of the file and its folder, as for all
 * templates and sections; so the build finds a page's files by it (src/templates/catalogue.ts).
 */
export function lazyExport<N extends string, M extends Record<N, unknown>>(
  name: N,
  importModule: () => Promise<M>,
): LazyExport<N, M[N]> {
  return { name, ...lazyModule(async () => (await importModule())[name]) };
}
