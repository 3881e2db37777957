import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { HASH_CHARACTERS } from '../../src/config/serviceWorker';
import { LOCALES } from '../../src/content/locales';
import { offlinePath } from '../../src/page-data/pageDataUrl';
import type { NewFile } from '../output/stageFiles';

/** Where the kill switch lies; hosts that read `_headers` do not serve names with an underscore. */
const KILL_SWITCH = '_kill-switch/sw.js';

/** Where the worker's code expects the hashes. */
const HASHES_POINT = 'self.assetHashes';

const OFFLINE_FILES = Object.values(LOCALES).map(({ prefix }) => `${offlinePath(prefix).slice(1)}index.html`);

/** Files that the service worker never keeps: previews for other sites, films and their sound, compressed forms. */
const NEVER_KEPT = /^assets\/og\/|\.(?:mp4|webm|mp3|br|gz)$/;

/** What the service worker is made from: the files of the site, and the bundler's. */
export interface ServiceWorkerInput {
  /** Folder with the worker and its kill switch, as the bundler wrote them. */
  workerDir: string;
  /** Hash of each file of the site, in base64url, by its path. */
  hashes: ReadonlyMap<string, string>;
  /** Content of a file of the site. */
  read: (file: string) => Promise<Buffer>;
}

/** What visitors get from the service worker before they have asked for it. */
export interface KeptFromTheStart {
  files: number;
  /** Bytes before compression. */
  bytes: number;
}

/**
 * What a page's HTML names and does not show: the picture for other sites' previews, style sheets, whose text stands in
 * the page, and fonts for rarer letters.
 */
const NOT_SHOWN = /^assets\/og\/|\.css$|\.latin-(?:rest|ext)\.\w+\.woff2$/;

/** Every built file that a page's HTML shows, below the site's root, e.g. `assets/shell.1234abcd.js`. */
function shownAssets(html: string): string[] {
  const files = [...html.matchAll(/\/(assets\/[^"'\s,)]+)/g)].map(([, file = '']) => file);
  return files.filter((file) => !NOT_SHOWN.test(file));
}

/** What decides how the service worker comes out, besides its code: equal values give an equal worker. */
export function serviceWorkerFacts({ hashes }: Pick<ServiceWorkerInput, 'hashes'>): unknown {
  return [
    OFFLINE_FILES.map((file) => hashes.get(file)),
    [...hashes].filter(([file]) => file.startsWith('assets/') && !NEVER_KEPT.test(file)).toSorted(),
  ];
}

/** The beginnings of the SHA-256 (base64) of all files below `/assets/` that are not kept from the start. */
function otherHashes(hashes: ReadonlyMap<string, string>, kept: ReadonlySet<string>): string {
  return [...hashes]
    .filter(([file]) => file.startsWith('assets/') && !NEVER_KEPT.test(file) && !kept.has(file))
    .map(([, hash]) => hash.slice(0, HASH_CHARACTERS).replaceAll('-', '+').replaceAll('_', '/'))
    .toSorted()
    .join(' ');
}

/** An entry of Workbox's list; `integrity` is checked by the browser: an answer that is not this file is not kept. */
async function precacheEntry(file: string, content: Buffer) {
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  // The name of an asset holds the hash of its content.
  const revision = file.startsWith('assets/') ? null : createHash('md5').update(content).digest('hex');
  return { url: `/${file.replace(/index\.html$/, '')}`, revision, integrity };
}

/** The worker's code with Workbox's list in it. */
async function withManifest(
  workerDir: string,
  additionalManifestEntries: Awaited<ReturnType<typeof precacheEntry>>[],
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'service-worker-'));
  // Loading Workbox takes longer than most builds, and most leave the worker as it is.
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
    if (warnings.length > 0) throw new Error(`The service worker is not complete:\n${warnings.join('\n')}`);
    return await readFile(swDest, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * `sw.js` with the list of what it keeps from the start: both offline pages with all they show. The kill switch lies
 * beside it.
 * @throws when Workbox warns, or when a page names a file that the site does not have
 */
export async function serviceWorkerFiles({
  workerDir,
  hashes,
  read,
}: ServiceWorkerInput): Promise<{ files: NewFile[]; kept: KeptFromTheStart }> {
  const pages = await Promise.all(OFFLINE_FILES.map(async (file) => (await read(file)).toString()));
  const kept = new Set([...OFFLINE_FILES, ...pages.flatMap(shownAssets)].toSorted());
  const contents = await Promise.all([...kept].map(async (file) => [file, await read(file)] as const));
  const entries = await Promise.all(contents.map(([file, content]) => precacheEntry(file, content)));
  const code = await withManifest(workerDir, entries);
  const parts = code.split(HASHES_POINT);
  if (parts.length !== 2)
    throw new Error(`The service worker names ${HASHES_POINT} ${parts.length - 1} times.`);
  // As one string: quotes and commas of a list would weigh as much as a third of the hashes.
  const worker = parts.join(`${JSON.stringify(otherHashes(hashes, kept))}.split(" ")`);
  return {
    files: [
      { path: 'sw.js', content: Buffer.from(worker) },
      { path: KILL_SWITCH, content: await readFile(path.join(workerDir, 'service-worker-off.js')) },
    ],
    kept: { files: kept.size, bytes: contents.reduce((sum, [, content]) => sum + content.byteLength, 0) },
  };
}
