/*
 * Bundles the browser's code as a build does, and with source maps, which builds go without. A process of its own, as
 * in scripts/parcel/run.mjs. The argument is JSON: `outDir`, a folder that is empty.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parcel } from '@parcel/core';

const { outDir } = JSON.parse(process.argv[2] ?? '');
const root = process.cwd();
const { targets, browserslist } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const { source, context, publicUrl, outputFormat, isLibrary } = targets.web;

// Ends with the process that started it.
process.stdin.on('end', () => process.exit(1)).resume();

const parcel = new Parcel({
  entries: source,
  // A target of the name "web" would be the one of package.json, without maps.
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
// Parcel's workers would keep the process alive.
process.exit();
