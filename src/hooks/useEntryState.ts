import { useCallback, useLayoutEffect, useState } from 'react';
import { replaceEntry } from '../lib/replaceEntry';

/**
 * State that belongs to the current history entry: it lasts through reloads, Back and Forward in this tab, and is
 * stored nowhere else. If the browser refuses to store it, it lasts until the component is unmounted. null until it is
 * set, and in the first rendering, which must equal the prerendered page.
 *
 * @param name property of `history.state`; the value must be cloneable
 */
export function useEntryState<T>(name: string): [T | null, (value: T) => void] {
  const [value, setValue] = useState<T | null>(null);
  useLayoutEffect(() => {
    const kept = (window.history.state as Record<string, T> | null)?.[name];
    // oxlint-disable-next-line react/set-state-in-effect -- the first rendering must equal the prerendered page
    if (kept) setValue(kept);
  }, [name]);
  const set = useCallback(
    (next: T) => {
      setValue(next);
      replaceEntry(window.history, { ...window.history.state, [name]: next });
    },
    [name],
  );
  return [value, set];
}
