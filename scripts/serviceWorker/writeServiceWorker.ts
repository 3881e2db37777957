import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { injectManifest } from 'workbox-build';
import { LOCALES } from '../../src/content/locales';
import { offlinePath } from '../../src/page-data/pageDataUrl';

/** Where the kill switch lies; hosts that read `_headers` do not serve names with an underscore. */
const KILL_SWITCH = '_kill-switch/sw.js';

const offlineFiles = Object.values(LOCALES).map(({ prefix }) => `${offlinePath(prefix).slice(1)}index.html`);

/** Every built file that a page's HTML shows, below the site's root, e.g. `assets/shell.1234abcd.js`. */
async function namedAssets(outDir: string, htmlFile: string): Promise<string[]> {
  const html = await readFile(path.join(outDir, htmlFile), 'utf8');
  const files = [...html.matchAll(/\/(assets\/[^"'\s,)]+)/g)].map(([, file = '']) => file);
  // The picture for other sites' previews is never shown on the page.
  return files.filter((file) => !file.startsWith('assets/og/'));
}

/** What visitors get from the service worker before they have asked for it. */
export interface KeptFromTheStart {
  files: number;
  /** Bytes before compression. */
  bytes: number;
}

/**
 * Writes `sw.js` with the list of what it keeps from the start: both offline pages with all they show, and the app's
 * scripts and styles, so that an open tab can still go anywhere after a deploy. Puts the kill switch beside it.
 * @throws when Workbox warns, e.g. about a file it left out
 */
export async function writeServiceWorker(workerDir: string, outDir: string): Promise<KeptFromTheStart> {
  const shown = await Promise.all(offlineFiles.map((file) => namedAssets(outDir, file)));
  const { count, size, warnings } = await injectManifest({
    swSrc: path.join(workerDir, 'service-worker.js'),
    swDest: path.join(outDir, 'sw.js'),
    injectionPoint: 'self.precacheManifest',
    globDirectory: outDir,
    globPatterns: [...new Set([...offlineFiles, 'assets/*.{js,css}', ...shown.flat()])].toSorted(),
    // The name of an asset holds the hash of its content.
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries
          .map((entry) => ({ ...entry, url: `/${entry.url.replace(/index\.html$/, '')}` }))
          .toSorted((a, b) => (a.url < b.url ? -1 : 1)),
        warnings: [],
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(`The service worker is not complete:\n${warnings.join('\n')}`);
  await mkdir(path.join(outDir, path.dirname(KILL_SWITCH)), { recursive: true });
  await copyFile(path.join(workerDir, 'service-worker-off.js'), path.join(outDir, KILL_SWITCH));
  return { files: count, bytes: size };
}
