import { useEffect, useState } from 'react';
import type { IsoDay } from '../lib/formatDate';
import { localDay } from '../lib/localDay';

/** Today where the visitor is; empty in the prerendered page and in the first render, which know no clock. */
export function useToday(): IsoDay | '' {
  const [today, setToday] = useState<IsoDay | ''>('');
  useEffect(() => setToday(localDay(new Date())), []);
  return today;
}
