import type { WorkboxPlugin } from 'workbox-core';

/** A whole successful answer of this site: no error, no part (206), nothing opaque, nothing redirected. */
export function isComplete(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected;
}

/** One entry per path: what a page says never depends on its query. */
export const ignoreQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, ''),
};

/** Deletes the oldest entries of a cache beyond a number. */
export async function trim(cacheName: string, max: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}

/** Keeps a cache from growing without end; entries stand in it in the order in which they came. */
export function keepOnly(max: number): WorkboxPlugin {
  return { cacheDidUpdate: ({ cacheName }) => trim(cacheName, max) };
}
