/**
 * Decides on a link that leads away from the current page: `follow` it; `hold` it, because the visitor is asked first
 * and `follow` is called later or never; or leave it to the `browser`, which asks in its own words (`beforeunload`).
 */
export type LeaveGuard = (pathname: string, follow: () => void) => 'follow' | 'hold' | 'browser';

let current: LeaveGuard | undefined;

/** Sets the guard of the current page. Returns a function that removes it. */
export function setLeaveGuard(guard: LeaveGuard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = undefined;
  };
}

/** Asks the guard of the current page; without one every link is followed. */
export const askLeaveGuard: LeaveGuard = (pathname, follow) => current?.(pathname, follow) ?? 'follow';
