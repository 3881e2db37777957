import { useEffect, useState } from 'react';

/** Time without a change after which a value is passed on, ms; screen readers would read out each key stroke. */
const DEBOUNCE_MS = 1000;

/** The value once it has not changed for a second; empty before. */
export function useDebouncedValue(value: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
