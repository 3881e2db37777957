import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { injectManifest } from 'workbox-build';
import { listFiles } from '../buildList/buildList';
import { HASH_CHARACTERS } from '../../src/config/serviceWorker';
import { LOCALES } from '../../src/content/locales';
import { offlinePath } from '../../src/page-data/pageDataUrl';

/** Where the kill switch lies; hosts that read `_headers` do not serve names with an underscore. */
const KILL_SWITCH = '_kill-switch/sw.js';

/** Where the worker's code expects the hashes. */
const HASHES_POINT = 'self.assetHashes';

const offlineFiles = Object.values(LOCALES).map(({ prefix }) => `${offlinePath(prefix).slice(1)}index.html`);

/** Every built file that a page's HTML shows, below the site's root, e.g. `assets/shell.1234abcd.js`. */
async function namedAssets(outDir: string, htmlFile: string): Promise<string[]> {
  const html = await readFile(path.join(outDir, htmlFile), 'utf8');
  const files = [...html.matchAll(/\/(assets\/[^"'\s,)]+)/g)].map(([, file = '']) => file);
  // The picture for other sites' previews is never shown on the page.
  return files.filter((file) => !file.startsWith('assets/og/'));
}

const sha256 = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('base64');

/** Files that the service worker never keeps: previews for other sites, films and their sound, compressed forms. */
const neverKept = /^assets\/og\/|\.(?:mp4|webm|mp3|br|gz)$/;

/** Puts the hashes of all files below `/assets/` that are not kept from the start into the service worker. */
async function writeHashes(outDir: string, worker: string, kept: ReadonlySet<string>): Promise<void> {
  const files = (await listFiles(outDir)).filter(
    (file) => file.startsWith('assets/') && !neverKept.test(file) && !kept.has(`/${file}`),
  );
  const hashes = await Promise.all(files.map((file) => sha256(path.join(outDir, file))));
  const code = await readFile(worker, 'utf8');
  const parts = code.split(HASHES_POINT);
  if (parts.length !== 2)
    throw new Error(`The service worker names ${HASHES_POINT} ${parts.length - 1} times.`);
  const short = hashes.map((hash) => hash.slice(0, HASH_CHARACTERS)).toSorted();
  // As one string: quotes and commas of a list would weigh as much as a third of the hashes.
  await writeFile(worker, parts.join(`${JSON.stringify(short.join(' '))}.split(" ")`));
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
  const worker = path.join(outDir, 'sw.js');
  const kept = new Set<string>();
  const { count, size, warnings } = await injectManifest({
    swSrc: path.join(workerDir, 'service-worker.js'),
    swDest: worker,
    injectionPoint: 'self.precacheManifest',
    globDirectory: outDir,
    globPatterns: [...new Set([...offlineFiles, 'assets/*.{js,css}', ...shown.flat()])].toSorted(),
    // The name of an asset holds the hash of its content.
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      async (entries) => {
        const manifest = await Promise.all(
          entries.map(async (entry) => ({
            ...entry,
            url: `/${entry.url.replace(/index\.html$/, '')}`,
            // Checked by the browser: an answer that is not this file is not kept.
            integrity: `sha256-${await sha256(path.join(outDir, entry.url))}`,
          })),
        );
        for (const { url } of manifest) kept.add(url);
        return { manifest: manifest.toSorted((a, b) => (a.url < b.url ? -1 : 1)), warnings: [] };
      },
    ],
  });
  if (warnings.length > 0) throw new Error(`The service worker is not complete:\n${warnings.join('\n')}`);
  await writeHashes(outDir, worker, kept);
  await mkdir(path.join(outDir, path.dirname(KILL_SWITCH)), { recursive: true });
  await copyFile(path.join(workerDir, 'service-worker-off.js'), path.join(outDir, KILL_SWITCH));
  return { files: count, bytes: size };
}
