import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { HASH_CHARACTERS } from '../../src/config/serviceWorker';
import { LOCALE_CODES, offlinePath } from '../../src/content/locales';
import type { NewFile } from '../lib/newFile';

/** Path of the kill switch; hosts that read `_headers` do not serve names with an underscore. */
export const KILL_SWITCH = '_kill-switch/sw.js';

/** Placeholder for the hashes in the worker's code. */
const HASHES_POINT = 'self.assetHashes';

const OFFLINE_FILES = LOCALE_CODES.map((locale) => `${offlinePath(locale).slice(1)}index.html`);

/**
 * Files that the service worker never caches: preview images for social media, films and audio, compressed versions.
 */
const NEVER_KEPT = /^assets\/og\/|\.(?:mp4|webm|mp3|br|gz)$/;

/** Input of the service worker: the files of the site, and the bundler's. */
export interface ServiceWorkerInput {
  /** Folder with the bundled worker and its kill switch. */
  workerDir: string;
  /** Hash of each file of the site (base64url), by path. */
  hashes: ReadonlyMap<string, string>;
  /** Returns the content of a file of the site. */
  read: (file: string) => Promise<Buffer>;
}

/** Files that the service worker downloads at installation. */
export interface KeptFromTheStart {
  files: number;
  /** Bytes before compression. */
  bytes: number;
}

/**
 * Files named in a page's HTML but not shown: preview images for social media, stylesheets, which are embedded in the
 * page, and fonts for rare characters.
 */
const NOT_SHOWN = /^assets\/og\/|\.css$|\.latin-(?:rest|ext)\.\w+\.woff2$/;

/** Returns all built files that a page's HTML shows, relative to the site's root, e.g. `assets/shell.1234abcd.js`. */
function shownAssets(html: string): string[] {
  const files = [...html.matchAll(/\/(assets\/[^"'\s,)]+)/g)].map(([, file = '']) => file);
  return files.filter((file) => !NOT_SHOWN.test(file));
}

/**
 * Bundles that an offline page loads besides: it is rendered for another address, so not hydrated, and gets its frame and
 * its navigation like every page.
 */
const OFFLINE_BUNDLES = ['staticSections', 'DeferredLayout', 'afterLoad'];

/**
 * Returns the scripts and styles of the bundles that an offline page loads.
 * @throws if one of them has no script
 */
function bundleFiles(hashes: ReadonlyMap<string, string>): string[] {
  return OFFLINE_BUNDLES.flatMap((name) => {
    const isPart = new RegExp(String.raw`^assets/${name}\.\w+\.(?:js|css)$`);
    const files = [...hashes.keys()].filter((file) => isPart.test(file));
    if (!files.some((file) => file.endsWith('.js')))
      throw new Error(`The build has no bundle "${name}", which the offline pages need.`);
    return files;
  });
}

/** Returns everything the service worker depends on, besides its code: equal values give an equal worker. */
export function serviceWorkerFacts({ hashes }: Pick<ServiceWorkerInput, 'hashes'>): unknown {
  return [
    OFFLINE_FILES.map((file) => hashes.get(file)),
    [...hashes].filter(([file]) => file.startsWith('assets/') && !NEVER_KEPT.test(file)).toSorted(),
  ];
}

/** Returns the start of the SHA-256 (base64) of all cacheable files in `/assets/` that are not precached. */
function otherHashes(hashes: ReadonlyMap<string, string>, kept: ReadonlySet<string>): string {
  return [...hashes]
    .filter(([file]) => file.startsWith('assets/') && !NEVER_KEPT.test(file) && !kept.has(file))
    .map(([, hash]) => hash.slice(0, HASH_CHARACTERS).replaceAll('-', '+').replaceAll('_', '/'))
    .toSorted()
    .join(' ');
}

/**
 * Returns an entry of Workbox's precache list. The browser checks `integrity` and rejects a response with other
 * content.
 */
async function precacheEntry(file: string, content: Buffer) {
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  // Asset names contain a hash of their content.
  const revision = file.startsWith('assets/') ? null : createHash('md5').update(content).digest('hex');
  return { url: `/${file.replace(/index\.html$/, '')}`, revision, integrity };
}

/** Returns the worker's code with Workbox's precache list. */
async function withManifest(
  workerDir: string,
  additionalManifestEntries: Awaited<ReturnType<typeof precacheEntry>>[],
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'service-worker-'));
  // Loaded on demand: it takes longer than most builds, and most leave the worker unchanged.
  const { injectManifest } = await import('workbox-build');
  try {
    const swDest = path.join(folder, 'sw.js');
    const { warnings } = await injectManifest({
      swSrc: path.join(workerDir, 'service-worker.js'),
      swDest,
      injectionPoint: 'self.precacheManifest',
      globDirectory: folder,
      globPatterns: [],
      additionalManifestEntries,
    });
    if (warnings.length > 0)
      throw new Error(`Workbox reports problems with the service worker:\n${warnings.join('\n')}`);
    return await readFile(swDest, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns `sw.js` with its precache list (both offline pages with all that they show and load), and the kill switch.
 * @throws if Workbox warns, or a file that is needed does not exist
 */
export async function serviceWorkerFiles({
  workerDir,
  hashes,
  read,
}: ServiceWorkerInput): Promise<{ files: NewFile[]; kept: KeptFromTheStart }> {
  const pages = await Promise.all(OFFLINE_FILES.map(async (file) => (await read(file)).toString()));
  const kept = new Set([...OFFLINE_FILES, ...pages.flatMap(shownAssets), ...bundleFiles(hashes)].toSorted());
  const contents = await Promise.all([...kept].map(async (file) => [file, await read(file)] as const));
  const entries = await Promise.all(contents.map(([file, content]) => precacheEntry(file, content)));
  const code = await withManifest(workerDir, entries);
  const parts = code.split(HASHES_POINT);
  if (parts.length !== 2)
    throw new Error(`The service worker contains ${HASHES_POINT} ${parts.length - 1} times instead of once.`);
  // As a single string: quotes and commas of an array would add a third to the size of the hashes.
  const worker = parts.join(`${JSON.stringify(otherHashes(hashes, kept))}.split(" ")`);
  return {
    files: [
      { path: 'sw.js', content: Buffer.from(worker) },
      { path: KILL_SWITCH, content: await readFile(path.join(workerDir, 'service-worker-off.js')) },
    ],
    kept: { files: kept.size, bytes: contents.reduce((sum, [, content]) => sum + content.byteLength, 0) },
  };
}
