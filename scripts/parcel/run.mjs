/*
 * Runs Parcel once for all targets in a separate process, whose memory is freed at its end. Plain JavaScript, because
 * compiling it would take longer than it saves. The argument is JSON: `targets`, their names in package.json; `cacheDir`;
 * `changes`, the file changes since the run that wrote the cache, in the format of Parcel's watcher; `bundledFile`, the
 * file for the paths of the project's own bundled files.
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError, Parcel } from '@parcel/core';

const { cacheDir, changes, bundledFile, targets } = JSON.parse(process.argv[2] ?? '');
const root = process.cwd();

/** Paths of the project's own bundled files. */
function bundledFiles(bundleGraph) {
  const files = new Set();
  for (const bundle of bundleGraph.getBundles())
    bundle.traverseAssets(({ filePath }) => void files.add(path.relative(root, filePath)));
  return [...files].filter((file) => !file.includes('node_modules')).sort();
}

// Exit together with the parent process, however it ends, so that no other run finds the cache in use.
process.stdin.on('end', () => process.exit(1)).resume();

/**
 * True if the imports of every module have the same order in the graph as in the source. Parcel keeps known imports in
 * place and appends new ones, so the order of CSS rules would differ from a build without cache.
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
  targets,
  mode: 'production',
  cacheDir,
  // Changes are detected by content beforehand; scanning the folder for modification times would only cost time.
  watchDir: path.join(root, 'src'),
  unstableFileInvalidations: changes,
  // Bundling depends on sizes and is therefore decided from scratch.
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
    throw new Error('The modules in the cached graph are in a different order than in the sources.');
  writeFileSync(bundledFile, JSON.stringify(bundledFiles(bundleGraph)));
} catch (error) {
  // Parcel's own reporter has already printed errors in sources.
  if (!(error instanceof BuildError)) process.stderr.write(`${error?.stack ?? error}\n`);
  process.exitCode = 1;
}
// Parcel's workers would keep the process alive.
process.exit();
