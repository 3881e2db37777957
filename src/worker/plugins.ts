import type { WorkboxPlugin } from 'workbox-core';

/** True for a complete 200 response of our own origin: not partial (206), opaque or redirected. */
export function isComplete(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected;
}

/** Uses one cache entry per path: the content of a page never depends on its query. */
export const ignoreQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, ''),
};

/** Deletes the oldest entries of a cache beyond `max`. */
export async function trim(cacheName: string, max: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}

/** Limits a cache to `max` entries; they are stored in order of arrival. */
export function keepOnly(max: number): WorkboxPlugin {
  return { cacheDidUpdate: ({ cacheName }) => trim(cacheName, max) };
}
