import { createPath } from 'react-router-dom';
import { RELOAD_GUARD_MS } from '../config/timers';
import { ownAddress } from '../lib/ownAddress';
import { replaceEntry } from '../lib/replaceEntry';
import { type PlainStorage, safeStorage } from '../lib/safeStorage';

const STORAGE_KEY = 'hard-navigation';

interface Memory {
  target: string;
  time: number;
}

/** The parts of `window` that a full page load needs; replaced in tests. */
export interface LeavableWindow {
  location: Pick<Location, 'href' | 'origin' | 'assign' | 'reload' | 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'state' | 'replaceState'>;
  sessionStorage: PlainStorage;
  performance: Pick<Performance, 'getEntriesByType'>;
}

function recall(view: LeavableWindow): Memory | null {
  try {
    const memory: unknown = JSON.parse(safeStorage(() => view.sessionStorage).get(STORAGE_KEY) ?? 'null');
    return memory as Memory | null;
  } catch {
    return null;
  }
}

/** The target without query and hash. */
const pathOf = (target: string) => target.replace(/[?#].*$/, '');

/** The path that this document was loaded from; navigations within the site have changed the address since. */
function documentPath({ performance, location }: Pick<LeavableWindow, 'performance' | 'location'>): string {
  const [visit] = performance.getEntriesByType('navigation');
  return new URL(visit?.name ?? location.href).pathname;
}

/**
 * True if the visitor went Back or Forward after the page's document was loaded and before the router listened. If the
 * history entry belongs to the same document, as after a reload, the browser only changes the address. A document
 * served under a path other than its page's (an error page, the offline page) does not count as left.
 */
export function wasLeftEarly(
  pagePath: string,
  view: Pick<LeavableWindow, 'performance' | 'location'>,
): boolean {
  const { pathname } = view.location;
  return pathname !== pagePath && pathname !== documentPath(view);
}

/** True for a load within `RELOAD_GUARD_MS`; the difference is absolute, because the clock may have been set back. */
const isRecent = ({ time }: Memory, now: number) => Math.abs(now - time) < RELOAD_GUARD_MS;

/** True if a full page load of this path was made within the last `RELOAD_GUARD_MS`. */
export function wasJustLoaded(path: string, now: number, view: LeavableWindow): boolean {
  const last = recall(view);
  return last !== null && pathOf(last.target) === pathOf(path) && isRecent(last, now);
}

/**
 * Starts a full page load of `target`, including query and hash, unless the same load was just tried: without this
 * guard, a page that cannot be loaded would reload forever. If storage is forbidden, a document never reloads itself.
 * The address is always one of this site. Returns false if the guard prevented the load.
 *
 * @param isAsked the visitor went Back or Forward to the target, which cannot loop: allowed right after another load
 */
export function navigateHard(target: string, now: number, view: LeavableWindow, isAsked = false): boolean {
  const last = recall(view);
  if (!isAsked && last?.target === target && isRecent(last, now)) return false;
  safeStorage(() => view.sessionStorage).set(
    STORAGE_KEY,
    JSON.stringify({ target, time: now } satisfies Memory),
  );
  const { location, history } = view;
  if (pathOf(target) === documentPath(view) && recall(view)?.time !== now) return false;
  replaceEntry(history, history.state, location.href);
  const isHere = target === createPath(location);
  // Assigning the current address, if it has a hash, only scrolls.
  if (isHere && location.hash !== '') location.reload();
  else location.assign(ownAddress(target, location.origin));
  return true;
}
