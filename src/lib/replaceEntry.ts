/**
 * Replaces the state of the current history entry, and its address if one is given. Does nothing if the browser refuses:
 * a state that is too large, and in Safari more than 100 changes within 30 s.
 */
export function replaceEntry(history: Pick<History, 'replaceState'>, state: unknown, url?: string): void {
  try {
    history.replaceState(state, '', url);
  } catch {
    // The entry stays as it was.
  }
}
