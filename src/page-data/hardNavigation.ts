import { RELOAD_GUARD_MS } from '../config/pageLoading';
import { safeStorage } from '../lib/safeStorage';

const STORAGE_KEY = 'hard-navigation';

interface Memory {
  target: string;
  time: number;
}

/** The parts of a window that a full page load needs; replaced in tests. */
export interface LeavableWindow {
  location: Pick<Location, 'href' | 'assign' | 'reload' | 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'state' | 'replaceState'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
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

/** Whether a full page load of this path was made within the last ten seconds. */
export function wasJustLoaded(path: string, now: number, view: LeavableWindow): boolean {
  const last = recall(view);
  return last !== null && pathOf(last.target) === pathOf(path) && now - last.time < RELOAD_GUARD_MS;
}

/**
 * Leaves the app for a full page load of `target`, query and hash included, unless that has just been tried: without
 * this guard a page that cannot be had would reload for ever. Returns false when the guard held it back.
 */
export function navigateHard(target: string, now: number, view: LeavableWindow): boolean {
  const last = recall(view);
  if (last?.target === target && now - last.time < RELOAD_GUARD_MS) return false;
  safeStorage(() => view.sessionStorage).set(
    STORAGE_KEY,
    JSON.stringify({ target, time: now } satisfies Memory),
  );
  const { location, history } = view;
  history.replaceState(history.state, '', location.href);
  const isHere = target === location.pathname + location.search + location.hash;
  // Going to the address one is at loads nothing when it has a hash: the browser only scrolls.
  if (isHere && location.hash !== '') location.reload();
  else location.assign(target);
  return true;
}
