import { RELOAD_GUARD_MS } from '../config/pageLoading';
import { ownAddress } from '../lib/ownAddress';
import { type PlainStorage, safeStorage } from '../lib/safeStorage';

const STORAGE_KEY = 'hard-navigation';

interface Memory {
  target: string;
  time: number;
}

/** The parts of a window that a full page load needs; replaced in tests. */
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

/** The path of an address within the site, without query and hash. */
const pathOf = (target: string) => target.replace(/[?#].*$/, '');

/** The path that this document was loaded from; navigations within the site have changed the address since. */
function documentPath({ performance, location }: Pick<LeavableWindow, 'performance' | 'location'>): string {
  const [visit] = performance.getEntriesByType('navigation');
  return new URL(visit?.name ?? location.href, location.href).pathname;
}

/**
 * Whether the visitor went Back or Forward after the document of a page was loaded and before the router listened. Where
 * the entry belongs to the same document, as after a reload, the browser changes the address alone. A document served under
 * another path than its page's (an error page, the offline page) has not been left.
 */
export function wasLeftEarly(
  pagePath: string,
  view: Pick<LeavableWindow, 'performance' | 'location'>,
): boolean {
  const { pathname } = view.location;
  return pathname !== pagePath && pathname !== documentPath(view);
}

/** Whether a load was made within the last ten seconds; one in the future is from a clock that has been put back. */
const isRecent = ({ time }: Memory, now: number) => Math.abs(now - time) < RELOAD_GUARD_MS;

/** Whether a full page load of this path was made within the last ten seconds. */
export function wasJustLoaded(path: string, now: number, view: LeavableWindow): boolean {
  const last = recall(view);
  return last !== null && pathOf(last.target) === pathOf(path) && isRecent(last, now);
}

/**
 * Starts a full page load of `target`, query and hash included, unless that has just been tried: without this guard a
 * page that cannot be loaded would be reloaded for ever. Where storage is forbidden, a document never reloads itself.
 * The address is always one of this site. Returns false when the guard prevented the load.
 *
 * @param isAsked the visitor went to the target by Back or Forward, which no page repeats by itself: may follow a load at once
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
  history.replaceState(history.state, '', location.href);
  const isHere = target === location.pathname + location.search + location.hash;
  // Assigning the current address loads nothing when it has a hash: the browser only scrolls.
  if (isHere && location.hash !== '') location.reload();
  else location.assign(ownAddress(target, location.origin));
  return true;
}
