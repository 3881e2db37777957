/**
 * The kill switch: deployed as `/sw.js`, it removes the service worker and all its caches from each visitor's browser.
 * Open pages stay as they are, including typed input.
 */
declare const self: ServiceWorkerGlobalScope;

async function clear(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clear()));

export {};
