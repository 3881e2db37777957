import { useEffect, useState } from 'react';

/** Time without a change after which a value is passed on, ms: nobody wants each key stroke read out. */
const CALM_MS = 1000;

/** The value once it has not changed for a second; empty before. */
export function useCalmValue(value: string): string {
  const [calm, setCalm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), CALM_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
