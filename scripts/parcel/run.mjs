/*
 * Runs Parcel once for all targets, as a process of its own: its memory goes with it. Plain JavaScript, because
 * compiling it would cost more than it does. The argument is JSON: `cacheDir`, and as `changes` what has happened to
 * the files since the run that left the cache, in the form that Parcel's watcher gives; `bundledFile` receives the
 * names of the project's own files that stand in a bundle.
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError, Parcel } from '@parcel/core';

const TARGETS = ['web', 'ssr', 'worker'];

const { cacheDir, changes, bundledFile } = JSON.parse(process.argv[2] ?? '');
const root = process.cwd();

/** The project's own files that stand in a bundle. */
function bundledFiles(bundleGraph) {
  const files = new Set();
  for (const bundle of bundleGraph.getBundles())
    bundle.traverseAssets(({ filePath }) => void files.add(path.relative(root, filePath)));
  return [...files].filter((file) => !file.includes('node_modules')).sort();
}

// Ends with the process that started it, however that ended: nobody else may find the cache in use.
process.stdin.on('end', () => process.exit(1)).resume();

/**
 * Whether every module's imports stand in the graph in the order in which the module has them. Parcel leaves those that it
 * knew where they were and puts new ones behind them; rules would follow another order than in a build from nothing.
 */
function isInOrder(bundleGraph) {
  const assets = new Map();
  for (const bundle of bundleGraph.getBundles())
    bundle.traverseAssets((asset) => void assets.set(asset.id, asset));
  return [...assets.values()].every((asset) => {
    const own = asset.getDependencies().map(({ id }) => id);
    const inGraph = bundleGraph.getDependencies(asset).map(({ id }) => id);
    const known = new Set(inGraph);
    return own.filter((id) => known.has(id)).join() === inGraph.filter((id) => own.includes(id)).join();
  });
}

const parcel = new Parcel({
  entries: '.',
  targets: TARGETS,
  mode: 'production',
  cacheDir,
  // Which files have changed is known by content; looking through the folder for times would only cost time.
  watchDir: path.join(root, 'src'),
  unstableFileInvalidations: changes,
  // What goes into which bundle depends on sizes: it is decided anew, as from nothing.
  shouldBundleIncrementally: false,
  shouldAutoInstall: false,
  shouldContentHash: true,
  logLevel: 'warn',
  defaultTargetOptions: { shouldOptimize: true, shouldScopeHoist: true, sourceMaps: false },
  additionalReporters: [
    { packageName: '@parcel/reporter-cli', resolveFrom: createRequire(import.meta.url).resolve('parcel') },
  ],
});

try {
  const { bundleGraph } = await parcel.run();
  if (!isInOrder(bundleGraph))
    throw new Error('The graph that the cache holds is in another order than the sources.');
  writeFileSync(bundledFile, JSON.stringify(bundledFiles(bundleGraph)));
} catch (error) {
  // Parcel's own reporter has printed what is wrong with a source.
  if (!(error instanceof BuildError)) process.stderr.write(`${error?.stack ?? error}\n`);
  process.exitCode = 1;
}
// Parcel's workers would keep the process alive.
process.exit();
