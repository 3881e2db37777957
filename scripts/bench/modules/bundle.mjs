/*
 * Bundles the browser code like a build, but with source maps. Runs in its own process, like scripts/parcel/run.mjs.
 * The argument is JSON: `outDir`, an empty folder.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parcel } from '@parcel/core';

const { outDir } = JSON.parse(process.argv[2] ?? '');
const root = process.cwd();
const { targets, browserslist } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const { source, context, publicUrl, outputFormat, isLibrary } = targets.web;

// Ends when the parent process ends.
process.stdin.on('end', () => process.exit(1)).resume();

const parcel = new Parcel({
  entries: source,
  // The name "web" would select the target in package.json, which has no source maps.
  targets: {
    weighed: {
      distDir: path.join(outDir, 'web'),
      context,
      publicUrl,
      outputFormat,
      isLibrary,
      engines: { browsers: browserslist.split(', ') },
    },
  },
  mode: 'production',
  cacheDir: path.join(outDir, 'cache'),
  watchDir: path.join(root, 'src'),
  shouldBundleIncrementally: false,
  shouldAutoInstall: false,
  shouldContentHash: true,
  logLevel: 'warn',
  defaultTargetOptions: { shouldOptimize: true, shouldScopeHoist: true, sourceMaps: true },
});

try {
  await parcel.run();
} catch (error) {
  process.stderr.write(`${error?.stack ?? error}\n`);
  process.exitCode = 1;
}
// Parcel's workers would keep the process running.
process.exit();
