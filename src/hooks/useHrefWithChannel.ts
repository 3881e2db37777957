import { useSyncExternalStore } from 'react';
import { arrivalChannel } from '../lib/arrivalChannel';

/** The address of a page changes with the page only; there is nothing else to listen for. */
const never = () => () => {};

/**
 * The path of a form with the channel by which the visitor came, so that it survives a new tab and a reload; the path alone
 * where none is known, and in the prerendered page.
 */
export function useHrefWithChannel(path: string): string {
  const channel = useSyncExternalStore(
    never,
    () => arrivalChannel(window),
    () => undefined,
  );
  return channel === undefined ? path : `${path}?source=${channel}`;
}
