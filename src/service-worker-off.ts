/**
 * The kill switch: put in the place of `/sw.js`, it removes the service worker and everything it kept from each
 * visitor's browser. Pages that are open stay as they are, typed input included.
 */
declare const self: ServiceWorkerGlobalScope;

async function clear(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clear()));

export {};
