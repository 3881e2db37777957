import { SCROLL_SAVE_MS } from '../config/timers';
import { safeStorage } from './safeStorage';

/** How far (px) fonts that load late may have shifted a page. */
const SOME_LINES_PX = 100;

/** Where a visitor was on each entry of the history, kept for the session. */
export interface ScrollMemory {
  /** Keeps the position of the entry shown, now. */
  save(): void;
  /** Another entry is shown from now on; positions are kept under its name. */
  show(entry: string): void;
  /** The position (px) kept for an entry, or undefined. */
  recall(entry: string): number | undefined;
  stop(): void;
}

/** The name of an entry of the history: its key alone is not enough, because addresses typed in have none. */
export function scrollEntry({
  key,
  pathname,
  hash,
}: {
  key: string;
  pathname: string;
  hash: string;
}): string {
  return `scroll:${pathname}${hash}:${key}`;
}

/**
 * Corrects the position that the browser has restored: without the fonts it is some lines off, and in a tab that was
 * discarded it is lost. Changes nothing once the visitor has scrolled.
 */
function correctScroll(view: Window, kept: number): void {
  const isSome = Math.abs(view.scrollY - kept) < SOME_LINES_PX;
  if (view.scrollY === 0 || isSome) view.scrollTo(0, kept);
}

/**
 * Takes scrolling to remembered positions over from the browser, which would do so before the page is there. When
 * the document is left (reload, another site) the browser restores again, because it can do so before any script runs.
 */
export function rememberScroll(view: Window, first: string): ScrollMemory {
  const storage = safeStorage(() => view.sessionStorage);
  const end = new AbortController();
  let entry = first;
  let timer = 0;
  const forget = () => {
    view.clearTimeout(timer);
    timer = 0;
  };
  const save = () => {
    forget();
    storage.set(entry, String(Math.round(view.scrollY)));
  };
  const recall = (name: string) => {
    const kept = storage.get(name);
    return kept === null ? undefined : Number(kept);
  };
  const takeOver = () => {
    view.history.scrollRestoration = 'manual';
  };
  const onScroll = () => {
    if (timer === 0) timer = view.setTimeout(save, SCROLL_SAVE_MS);
  };
  const onPageHide = () => {
    save();
    view.history.scrollRestoration = 'auto';
  };

  takeOver();
  const [visit] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const kept = visit?.type === 'reload' || visit?.type === 'back_forward' ? recall(entry) : undefined;
  if (kept !== undefined) void view.document.fonts?.ready.then(() => correctScroll(view, kept));
  view.addEventListener('scroll', onScroll, { passive: true, signal: end.signal });
  view.addEventListener('pagehide', onPageHide, { signal: end.signal });
  view.addEventListener('pageshow', takeOver, { signal: end.signal });
  return {
    save,
    recall,
    show(name) {
      forget();
      entry = name;
    },
    stop() {
      forget();
      end.abort();
    },
  };
}
