import { reportChunkFailure } from './reportChunkFailure';

/** A lazily loaded module, or a value made from it. */
export interface LazyModule<T> {
  /** Returns the loaded value; undefined before. */
  loaded: () => T | undefined;
  /** Loads it, once for all calls. Rejects on failure; the next call tries again. */
  load: () => Promise<T>;
}

/**
 * Wraps an `import()`: the loaded value can be read synchronously, so that it renders at once; a failure is reported on
 * the console and the next call of `load` tries again. Used for templates, sections, and code that follows the first
 * page (navigation runtime, deferred layout).
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

/** A lazily loaded export. */
export interface LazyExport<T> extends LazyModule<T> {
  /** Name of the file that is imported; the build finds the files of a page by it (src/templates/pageSources.ts). */
  file: string;
}

/** Loads the export of the given name like `lazyModule`. The file has the same name if none is given. */
export function lazyExport<N extends string, M extends Record<N, unknown>>(
  name: N,
  importModule: () => Promise<M>,
  file: string = name,
): LazyExport<M[N]> {
  return { file, ...lazyModule(async () => (await importModule())[name]) };
}
