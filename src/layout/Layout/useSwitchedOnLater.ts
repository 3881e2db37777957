import { useDeferredValue } from 'react';

/**
 * A flag that is off at once and on only after the next paint: what follows from a press, but is not its answer (the
 * page behind becomes inert, its scrolling is locked), must not hold the answer up.
 */
export function useSwitchedOnLater(isOn: boolean): boolean {
  const wasOn = useDeferredValue(isOn);
  return isOn && wasOn;
}
