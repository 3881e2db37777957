import type { Intake } from '../intake';

/** References of the entries that can be read, but could not be changed or deleted at the last attempt. */
export function unwritableEntries({
  deletionFailures = new Map(),
  queueFailures = new Map(),
}: Pick<Intake, 'deletionFailures' | 'queueFailures'>): ReadonlySet<string> {
  return new Set([...deletionFailures.keys(), ...queueFailures.keys()]);
}
