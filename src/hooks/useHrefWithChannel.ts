import { useSyncExternalStore } from 'react';
import { arrivalChannel } from '../lib/arrivalChannel';

/** No subscription is needed: the address of a page changes only with the page. */
const never = () => () => {};

/**
 * Returns the path of a form with the visitor's channel as `source`, so that it survives a new tab and a reload;
 * without it if the channel is unknown, and in the prerendered page.
 */
export function useHrefWithChannel(path: string): string {
  const channel = useSyncExternalStore(
    never,
    () => arrivalChannel(window),
    () => undefined,
  );
  return channel === undefined ? path : `${path}?source=${channel}`;
}
