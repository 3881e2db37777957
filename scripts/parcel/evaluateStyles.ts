import { syncResolve } from '@wyw-in-js/shared';
import { TransformCacheCollection, transform } from '@wyw-in-js/transform';

type Result = Awaited<ReturnType<typeof transform>>;

/** What Linaria made of one source. */
export interface EvaluatedStyles extends Result {
  /** Every file outside node_modules that was evaluated for it, however far away: absolute paths. */
  evaluated: string[];
}

/** One cache for the whole process: token files are evaluated once, not once per component. */
const cache: NonNullable<Parameters<typeof transform>[0]['cache']> = new TransformCacheCollection();

/** What each file was found to import, for whichever component it was evaluated. */
const imports = new Map<string, Set<string>>();

/** The function is the same in each call on purpose: Linaria empties its cache when it is given another one. */
async function resolve(what: string, importer: string, stack: string[]): Promise<string> {
  const file = syncResolve(what, importer, stack);
  const known = imports.get(importer);
  if (known) known.add(file);
  else imports.set(importer, new Set([file]));
  return file;
}

function evaluatedFor(filename: string): string[] {
  const files = new Set<string>([filename]);
  // A set that grows while it is walked is walked to its end.
  for (const file of files) for (const imported of imports.get(file) ?? []) files.add(imported);
  files.delete(filename);
  return [...files].filter((file) => !file.includes('node_modules')).sort();
}

async function evaluate(filename: string, code: string, root: string): Promise<EvaluatedStyles> {
  // The bundler adds the prefixes that the supported browsers need, and no others.
  const options = { filename, root, prefixer: false, pluginOptions: { configFile: false as const } };
  const result = await transform({ options, cache }, code, resolve);
  for (const dependency of result.dependencies ?? []) await resolve(dependency, filename, []);
  return { ...result, evaluated: evaluatedFor(filename) };
}

let queue: Promise<unknown> = Promise.resolve();
const finished = new Map<string, Promise<EvaluatedStyles>>();

/**
 * Evaluates the `css` templates of a source. One after the other: Linaria's cache gives up when two evaluations that
 * share files run at once. Where the sources are final, browser and Node build share what was evaluated.
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
