import { useEffect, useState } from 'react';

/** Time without a change before a value is passed on, ms; otherwise screen readers would announce each keystroke. */
const DEBOUNCE_MS = 1000;

/** Returns the value once it has not changed for a second; empty before. */
export function useDebouncedValue(value: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
