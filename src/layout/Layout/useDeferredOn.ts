import { useDeferredValue } from 'react';

/**
 * Returns a flag that turns off at once but on only after the next paint. For effects of a press that are not
 * immediately visible and would delay those that are: making the page inert, locking its scrolling.
 */
export function useDeferredOn(isOn: boolean): boolean {
  const wasOn = useDeferredValue(isOn);
  return isOn && wasOn;
}
