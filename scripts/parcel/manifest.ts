import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Reporter } from '@parcel/plugin';

/** What this reporter writes about one target. */
export interface BundleManifest {
  /** File names by source path, relative to the target's folder, in load order. */
  entries: Record<string, string[]>;
  /** Every file of the build. */
  files: string[];
}

/**
 * Parcel reporter that writes `manifest.<target>.json` next to the target's folder: `entries` lists the hashed files
 * needed by each source entry (scripts, styles, and fonts referenced only in CSS), `files` all files of this build,
 * because Parcel does not remove those of earlier builds.
 */
export default new Reporter({
  report({ event, options }) {
    if (event.type !== 'buildSuccess') return;
    const manifests = new Map<string, BundleManifest>();
    for (const bundle of event.bundleGraph.getBundles()) {
      if (bundle.bundleBehavior === 'inline') continue;
      const { name, distDir } = bundle.target;
      const file = path.resolve(options.projectRoot, path.dirname(distDir), `manifest.${name}.json`);
      const manifest = manifests.get(file) ?? { entries: {}, files: [] };
      manifests.set(file, manifest);
      manifest.files.push(path.relative(distDir, bundle.filePath));
      const entry = bundle.getMainEntry();
      if (bundle.type === 'css' || bundle.type === 'html' || !entry) continue;
      const files = [bundle, ...event.bundleGraph.getReferencedBundles(bundle, { recursive: false })]
        .filter((referenced) => referenced.bundleBehavior !== 'inline')
        .map((referenced) => path.relative(distDir, referenced.filePath));
      manifest.entries[path.relative(options.projectRoot, entry.filePath)] = [...new Set(files)];
    }
    for (const [file, { entries, files }] of manifests) {
      const sorted: BundleManifest = {
        entries: Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))),
        files: files.sort(),
      };
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
    }
  },
});
