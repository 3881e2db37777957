import { RELOAD_GUARD_MS } from '../config/pageLoading';

const STORAGE_KEY = 'hard-navigation';

interface Memory {
  target: string;
  time: number;
}

function recall(storage: Storage): Memory | null {
  try {
    return JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as Memory | null;
  } catch {
    return null;
  }
}

/**
 * Leaves the app for a full page load of `target`, unless that has just been tried: without this guard a page
 * that cannot be had would reload for ever. Returns false when the guard held it back.
 */
export function navigateHard(
  target: string,
  now: number,
  { location, history, sessionStorage }: Window,
): boolean {
  const last = recall(sessionStorage);
  if (last?.target === target && now - last.time < RELOAD_GUARD_MS) return false;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ target, time: now } satisfies Memory));
  } catch {
    // Storage may be full or forbidden; then there is no guard, but still a page.
  }
  history.replaceState(history.state, '', location.href);
  location.assign(target);
  return true;
}
