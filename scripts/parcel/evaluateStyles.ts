import { syncResolve } from '@wyw-in-js/shared';
import { TransformCacheCollection, transform } from '@wyw-in-js/transform';

type Result = Awaited<ReturnType<typeof transform>>;

/** Linaria's result for one source. */
export interface EvaluatedStyles extends Result {
  /** Absolute paths of all files outside node_modules that were evaluated for it, directly or indirectly. */
  evaluated: string[];
}

/** One cache for the whole process, so that token files are evaluated once instead of once per component. */
const cache: NonNullable<Parameters<typeof transform>[0]['cache']> = new TransformCacheCollection();

/** Imports found in each file so far, in any evaluation. */
const imports = new Map<string, Set<string>>();

/** Must be the same function in every call: Linaria clears its cache if it gets another one. */
async function resolve(what: string, importer: string, stack: string[]): Promise<string> {
  const file = syncResolve(what, importer, stack);
  const known = imports.get(importer);
  if (known) known.add(file);
  else imports.set(importer, new Set([file]));
  return file;
}

function evaluatedFor(filename: string): string[] {
  const files = new Set<string>([filename]);
  // Iterating a growing set also visits the added entries.
  for (const file of files) for (const imported of imports.get(file) ?? []) files.add(imported);
  files.delete(filename);
  return [...files].filter((file) => !file.includes('node_modules')).sort();
}

async function evaluate(filename: string, code: string, root: string): Promise<EvaluatedStyles> {
  // The bundler adds exactly the prefixes that the supported browsers need.
  const options = { filename, root, prefixer: false, pluginOptions: { configFile: false as const } };
  const result = await transform({ options, cache }, code, resolve);
  for (const dependency of result.dependencies ?? []) await resolve(dependency, filename, []);
  return { ...result, evaluated: evaluatedFor(filename) };
}

let queue: Promise<unknown> = Promise.resolve();
const finished = new Map<string, Promise<EvaluatedStyles>>();

/**
 * Evaluates the `css` templates of a source. Calls are queued, because Linaria's cache fails if two evaluations sharing
 * files run at once. If the sources are final (`isFinal`), browser and Node build share the results.
 */
export function evaluateStyles(
  filename: string,
  code: string,
  root: string,
  isFinal: boolean,
): Promise<EvaluatedStyles> {
  const key = `${filename}\0${code}`;
  const before = isFinal ? finished.get(key) : undefined;
  if (before) return before;
  const styles = queue.then(() => evaluate(filename, code, root));
  queue = styles.catch(() => undefined);
  if (isFinal) finished.set(key, styles);
  return styles;
}
