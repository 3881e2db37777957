import { asItStands, type Entry, type Manifest, type StateChange } from './manifest';
import type { Store } from './store';

/** Error recorded for a running attempt, until its result is recorded. */
export const UNKNOWN_RESULT = 'no result recorded';

/**
 * Changes the state of an entry that is due, to record an attempt before it begins.
 *
 * @param manifest as it was read; the applicant's later changes are taken from the state
 * @returns the entry as it was before; undefined if it is not due (any more)
 * @throws StoreUnavailableError if it cannot be recorded
 */
export async function changeIfDue(
  store: Pick<Store, 'changeState'>,
  manifest: Manifest,
  isDue: (entry: Entry) => boolean,
  change: StateChange,
): Promise<Entry | undefined> {
  let wasDue = false;
  const before = await store.changeState(manifest.reference, (state) => {
    wasDue = isDue({ manifest, state });
    return wasDue ? change(state) : state;
  });
  return before && wasDue ? { manifest: asItStands(manifest, before), state: before } : undefined;
}
