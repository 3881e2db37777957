import { HOVER_INTENT_MS, MAX_PREFETCHES } from '../config/prefetch';
import { visitorConnection } from '../lib/connection';
import { linkOf } from '../lib/linkClick';
import { mayPrefetch, prefetchTarget } from './prefetchTarget';

/** Prefetches a page; called at most once per path unless it fails. */
export type PrefetchPage = (path: string) => Promise<unknown>;

/**
 * Prefetches the page of a link that the pointer rests on, that gets the focus or that is touched. The listeners are on
 * the document, so links need none. Returns a function that removes them.
 */
export function prefetchOnIntent(view: Window & typeof globalThis, prefetch: PrefetchPage): () => void {
  const { document, location, navigator } = view;
  const asked = new Set<string>();
  let running = 0;
  let timer = 0;
  let hovered: HTMLAnchorElement | null = null;

  const want = (link: HTMLAnchorElement) => {
    if (running >= MAX_PREFETCHES || !mayPrefetch(visitorConnection(navigator), navigator.userAgent)) return;
    const path = prefetchTarget(link, location);
    if (path === null || asked.has(path)) return;
    asked.add(path);
    running += 1;
    prefetch(path)
      // A failed prefetch is ignored; the navigation loads the page again.
      .catch(() => null)
      .then((result) => {
        running -= 1;
        if (result === null) asked.delete(path);
      });
  };

  const onHover = (event: PointerEvent) => {
    const link = event.pointerType === 'touch' ? null : linkOf(event);
    if (link === hovered) return;
    hovered = link;
    view.clearTimeout(timer);
    if (link) timer = view.setTimeout(() => want(link), HOVER_INTENT_MS);
  };
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link) want(link);
  };

  const end = new view.AbortController();
  const options = { passive: true, capture: true, signal: end.signal };
  document.addEventListener('pointerover', onHover, options);
  document.addEventListener('focusin', onIntent, options);
  document.addEventListener('touchstart', onIntent, options);
  return () => {
    view.clearTimeout(timer);
    end.abort();
  };
}
