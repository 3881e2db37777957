import { createHash } from 'node:crypto';
import { DAY_MS } from '../lib/dayMs';

/** One in this many proven checks runs anyway. */
const SAMPLE = 20;

/** Returns the current UTC day as days since 1 January 1970. */
export const today = (): number => Math.floor(Date.now() / DAY_MS);

/** True if a name is in the sample of a day, as each is on one day in twenty. */
export const isSampled = (name: string, day: number): boolean =>
  (createHash('sha256').update(name).digest().readUInt32BE() + day) % SAMPLE === 0;
