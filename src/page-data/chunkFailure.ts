/** Messages with which browsers report that a script could not be loaded. */
const MESSAGES = /dynamically imported module|importing a module script failed|failed to load module/i;

/** Whether a rejection means that a part of the app's code could not be loaded. */
export function isChunkFailure(reason: unknown): boolean {
  if (reason instanceof Error) return MESSAGES.test(reason.message);
  // A style sheet of a chunk rejects with the link's own error event.
  return reason instanceof Event && reason.type === 'error';
}

/** Longest time that deleting may delay the next step, ms. */
const FORGET_MS = 1000;

/**
 * Deletes the part of the app that could not be loaded from what the service worker keeps, and asks the network for it
 * past the browser's own cache, so that the next load does not get the same bytes. Where the browser does not name it
 * (Safari), all code that was kept with another type is deleted. Never rejects, and takes {@link FORGET_MS} at most.
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

/** Calls `onFailure` for rejections that nobody handled and that mean missing code. */
export function watchChunkFailures(view: Window, onFailure: (reason: unknown) => void): void {
  view.addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    // Else the browser would report it as well.
    event.preventDefault();
    onFailure(event.reason);
  });
}
