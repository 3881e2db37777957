import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Reporter } from '@parcel/plugin';

/**
 * Parcel reporter that writes which hashed files each source entry needs, beside the target's folder:
 * `manifest.<target>.json`, source path => file names in load order. Fonts and other files that only CSS
 * refers to stand there too, so that the document can preload them.
 */
export default new Reporter({
  report({ event, options }) {
    if (event.type !== 'buildSuccess') return;
    const manifests = new Map<string, Record<string, string[]>>();
    for (const bundle of event.bundleGraph.getBundles()) {
      const entry = bundle.getMainEntry();
      if (bundle.type === 'css' || bundle.type === 'html' || !entry) continue;
      const { name, distDir } = bundle.target;
      const file = path.resolve(options.projectRoot, path.dirname(distDir), `manifest.${name}.json`);
      const manifest = manifests.get(file) ?? {};
      manifests.set(file, manifest);
      const files = [bundle, ...event.bundleGraph.getReferencedBundles(bundle, { recursive: false })]
        .filter((referenced) => referenced.bundleBehavior !== 'inline')
        .map((referenced) => path.relative(distDir, referenced.filePath));
      manifest[path.relative(options.projectRoot, entry.filePath)] = [...new Set(files)];
    }
    for (const [file, manifest] of manifests) {
      const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
    }
  },
});
