import type { UpkeepFindings } from '../intake';

/** References of the entries that can be read, but could not be changed or deleted at the last attempt. */
export function unwritableEntries({ undeletable, unqueued }: UpkeepFindings): ReadonlySet<string> {
  return new Set([...undeletable.keys(), ...unqueued.keys()]);
}
