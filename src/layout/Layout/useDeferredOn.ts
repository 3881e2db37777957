import { useDeferredValue } from 'react';

/**
 * A flag that is switched off at once and on only after the next paint. For effects of a press that are not visible at
 * once and would delay what is: the page behind becomes inert, its scrolling is locked.
 */
export function useDeferredOn(isOn: boolean): boolean {
  const wasOn = useDeferredValue(isOn);
  return isOn && wasOn;
}
