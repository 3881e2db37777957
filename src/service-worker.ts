import { clientsClaim } from 'workbox-core';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { MAX_KEPT, PAGE_TIMEOUT_MS, type WorkerMessage } from './config/serviceWorker';
import { APP_DATA_URL, DATA_FOLDER } from './content/dataUrls';
import { localeOfPath, offlinePath } from './content/locales';
import { ownAddress } from './lib/ownAddress';
import { type BuildHashes, dropForeign, onlyWhole } from './worker/buildHashes';
import { isCode, keepCachesOf } from './worker/cacheNames';
import { keepPage, takeOverPages } from './worker/keepPage';
import { ignoreQuery, keepOnly } from './worker/plugins';

declare const self: ServiceWorkerGlobalScope & { precacheManifest: PrecacheEntry[]; assetHashes: string[] };

/** Inserted by the build: the files to precache. */
const manifest = self.precacheManifest;
/** Both lists are inserted by the build. */
const built: BuildHashes = {
  integrity: new Map(manifest.map(({ url, integrity = '' }) => [url, integrity])),
  hashes: new Set(self.assetHashes),
};
const onlyBuilt = onlyWhole(built);
/** Pages carry the hash of their build, so their revisions in the manifest differ from build to build. */
const names = keepCachesOf(manifest.map(({ revision }) => revision ?? '').join(''));

const addressOf = (path: string) => ownAddress(path, self.location.origin);

/**
 * Fallback if neither the network nor this build's cache has a page: a copy that an earlier build cached, which is
 * readable even if its scripts are gone; for an address without the final slash a redirect, as by the server; else the
 * offline page from the precache.
 */
const pageInstead = async ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  const kept = await caches.match(addressOf(pathname));
  if (kept) return kept;
  const isFolder = (await caches.match(addressOf(`${pathname}/`))) !== undefined;
  if (isFolder) return Response.redirect(addressOf(`${pathname}/${search}`));
  return matchPrecache(offlinePath(localeOfPath(pathname)));
};

const isOurs = (url: URL) => url.origin === self.location.origin;
const networkTimeoutSeconds = PAGE_TIMEOUT_MS / 1000;

// Pages: from the network while there is one, so that no old build is shown.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isOurs(url) && !url.pathname.startsWith('/api/'),
  new NetworkFirst({
    cacheName: names.pages,
    networkTimeoutSeconds,
    plugins: [onlyBuilt, ignoreQuery, keepOnly(MAX_KEPT.pages), { handlerDidError: pageInstead }],
  }),
);

// What names the newest build is never answered from a cache.
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith(DATA_FOLDER) && url.pathname !== APP_DATA_URL,
  new NetworkFirst({
    cacheName: names.data,
    networkTimeoutSeconds,
    plugins: [onlyBuilt, ignoreQuery, keepOnly(MAX_KEPT.data)],
  }),
);

precacheAndRoute(manifest, { directoryIndex: '', cleanURLs: false });

const isAsset = (url: URL) => isOurs(url) && url.pathname.startsWith('/assets/');

// Names below /assets/ contain a content hash. Films use range requests and are left to the browser.
registerRoute(
  ({ url }) => isAsset(url) && isCode(url.pathname),
  new CacheFirst({ cacheName: names.code, plugins: [onlyBuilt, keepOnly(MAX_KEPT.code)] }),
);
registerRoute(
  ({ request, url }) => isAsset(url) && !['video', 'audio'].includes(request.destination),
  new CacheFirst({ cacheName: names.assets, plugins: [onlyBuilt, keepOnly(MAX_KEPT.assets)] }),
);

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'KEEP_PAGE') {
    event.waitUntil(
      takeOverPages(names, built).then(() => keepPage(message.path, message.assets, names, built)),
    );
  }
});

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([names.deleteOldData(), dropForeign(built)])),
);
clientsClaim();
