import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { replaceEntry } from '../lib/replaceEntry';

/** The current history entry: its position and its page. */
const entryOf = ({ history, location }: Window): string =>
  `${(history.state as { idx?: number } | null)?.idx} ${location.pathname}`;

/** Values that were set after their history entry had been left, by entry and name. */
const late = new Map<string, unknown>();

/**
 * State that belongs to the current history entry: it lasts through reloads, Back and Forward in this tab, and is
 * stored nowhere else. If the browser refuses to store it, it lasts until the component is unmounted. null until it is
 * set, and in the first rendering, which must equal the prerendered page.
 *
 * @param name property of `history.state`; the value must be cloneable
 */
export function useEntryState<T>(name: string): [T | null, (value: T) => void] {
  const [value, setValue] = useState<T | null>(null);
  const own = useRef('');
  const set = useCallback(
    (next: T) => {
      setValue(next);
      // During a page change the current entry is already another page's.
      if (entryOf(window) === own.current)
        replaceEntry(window.history, { ...window.history.state, [name]: next });
      else late.set(`${own.current} ${name}`, next);
    },
    [name],
  );
  useLayoutEffect(() => {
    own.current = entryOf(window);
    const key = `${own.current} ${name}`;
    const kept = (window.history.state as Record<string, T> | null)?.[name];
    // oxlint-disable-next-line react/set-state-in-effect -- the first rendering must equal the prerendered page
    if (kept) setValue(kept);
    else if (late.has(key)) set(late.get(key) as T);
    late.delete(key);
  }, [name, set]);
  return [value, set];
}
