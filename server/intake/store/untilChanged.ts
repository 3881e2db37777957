import { StoreUnavailableError } from './store';

/** Attempts to change a state that others change at the same time; one of them succeeds each time. */
const CHANGE_ATTEMPTS = 1000;

/**
 * Repeats an attempt to change a state.
 * @param attempt resolves to false if others have changed the state in the meantime
 * @throws StoreUnavailableError if they did at every attempt
 */
export async function untilChanged(attempt: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < CHANGE_ATTEMPTS; count += 1) if (await attempt()) return;
  throw new StoreUnavailableError('a state was changed by others at every attempt');
}
