import type { Workbox } from 'workbox-window';
import { UPDATE_CHECK_MS, type WorkerMessage } from '../config/serviceWorker';
import { isFormDirty, watchFormDirty } from '../lib/formDirty';
import { noticeStore } from '../page-data/noticeStore';
import { savesData, visitorConnection } from '../lib/connection';
import { routeChanges } from '../page-data/routeChanges';

const WORKER_URL = '/sw.js';

/** Paths of the site's own files that the document loaded before the service worker could cache them. */
function loadedAssets(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return names
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/** Requests the service worker to cache the current page for offline reading. */
function keepPage(assets: string[]): void {
  const message: WorkerMessage = { type: 'KEEP_PAGE', path: window.location.pathname, assets };
  navigator.serviceWorker.ready
    .then(({ active }) => active?.postMessage(message))
    // If the browser forbids it, the site works as without a service worker.
    .catch(() => undefined);
}

/**
 * Offers a waiting build once. While a form holds unsent input, the offer waits until the form is clean, or is
 * withdrawn if already shown. A build that is not accepted is used from the next full page load on.
 */
function offerUpdates(worker: Workbox): void {
  let isWaiting = false;
  let isOffered = false;
  let isAccepted = false;
  const skipWaiting = () => {
    isAccepted = true;
    worker.messageSkipWaiting();
  };
  const withdraw = () => noticeStore.setState({ update: undefined });
  const offer = () => {
    if (isFormDirty()) {
      // A notice that the visitor has closed is not shown again.
      if (noticeStore.getState().update !== undefined) isOffered = false;
      withdraw();
    } else if (isWaiting && !isOffered) {
      isOffered = true;
      noticeStore.setState({ update: { accept: skipWaiting } });
    }
  };
  worker.addEventListener('waiting', () => {
    isWaiting = true;
    offer();
  });
  // If another tab accepted, this one keeps its page and loads new code with its next full page load.
  worker.addEventListener('controlling', () => {
    isWaiting = false;
    withdraw();
    if (isAccepted && !isFormDirty()) window.location.reload();
  });
  watchFormDirty(offer);
}

/**
 * Registers the service worker in production if the browser supports it (secure contexts, including localhost and
 * 127.0.0.1), but not on a first visit with data saver or on 2g: the worker fetches files that this visit may not need.
 * Also resolves if the browser refuses: the site works without.
 */
export async function registerWorker(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  if (savesData(visitorConnection()) && !navigator.serviceWorker.controller) return;
  try {
    const { Workbox: WorkboxClient } = await import('workbox-window');
    const worker = new WorkboxClient(WORKER_URL);
    offerUpdates(worker);
    let checkedAt = Date.now();
    routeChanges.listen(() => {
      keepPage([]);
      if (Date.now() - checkedAt < UPDATE_CHECK_MS) return;
      checkedAt = Date.now();
      worker.update().catch(() => undefined);
    });
    await worker.register();
    if (document.documentElement.dataset['offline'] === undefined) keepPage(loadedAssets());
  } catch {
    // Private windows and policies may refuse; then pages cannot be read offline.
  }
}
