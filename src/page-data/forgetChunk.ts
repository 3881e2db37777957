/** Longest time that `forgetChunk` may delay the next step, ms. */
const FORGET_MS = 1000;

/**
 * Deletes a chunk that could not be loaded from the service worker's caches and refetches it past the HTTP cache, so
 * that the next load does not get the same bytes. All cached scripts and styles with a wrong content type are deleted
 * too, because Safari does not name the failed URL. Never rejects, and takes at most {@link FORGET_MS}.
 */
export async function forgetChunk(reason: unknown): Promise<void> {
  const [named] = /https?:\/\/\S+/.exec(reason instanceof Error ? reason.message : '') ?? [];
  const forget = async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, href } = new URL(request.url);
        const isCode = /\.(?:js|css)$/.test(pathname);
        const type = isCode ? (await cache.match(request))?.headers.get('Content-Type') : '';
        if (href === named || (isCode && !/javascript|css/.test(type ?? ''))) await cache.delete(request);
      }
    }
    if (named?.startsWith(`${window.location.origin}/`)) await fetch(named, { cache: 'reload' });
  };
  const late = new Promise((resolve) => setTimeout(resolve, FORGET_MS));
  await Promise.race([forget().catch(() => undefined), late]);
}
