import { SCROLL_SAVE_MS } from '../config/timers';
import { safeStorage } from './safeStorage';

/** Largest shift of a page that late fonts may cause, px. */
const SOME_LINES_PX = 100;

/** Scroll positions by history entry, stored for the session. */
export interface ScrollMemory {
  /** Stores the position of the current entry now. */
  save(): void;
  /** Makes another entry the current one; positions are stored under its name from now on. */
  show(entry: string): void;
  /** Returns the position (px) stored for an entry, or undefined. */
  recall(entry: string): number | undefined;
  stop(): void;
}

/** Returns the storage key of a history entry: its key alone is not enough, because typed-in addresses have none. */
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
 * Corrects the position restored by the browser: before the fonts load it is some lines off, and in a discarded tab it
 * is lost. Does nothing once the visitor has scrolled further away.
 */
function correctScroll(view: Window, kept: number): void {
  const isSome = Math.abs(view.scrollY - kept) < SOME_LINES_PX;
  if (view.scrollY === 0 || isSome) view.scrollTo(0, kept);
}

/**
 * Takes over scroll restoration from the browser, which would restore before the page is rendered. When the document is
 * left (reload, another site), the browser takes over again, because it can restore before any script runs.
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
    return kept ? Number(kept) : undefined;
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
  if (kept !== undefined) {
    void view.document.fonts?.ready.then(() => {
      // Another page may have been shown meanwhile.
      if (entry === first && !end.signal.aborted) correctScroll(view, kept);
    });
  }
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
