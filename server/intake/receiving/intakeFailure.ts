import { RETRY_AFTER_S } from '../answers/answer';
import type { Intake } from '../intake';
import { StoreUnavailableError } from '../store/store';

/**
 * The response to a form that could not be stored; notes the reason.
 * @throws the error itself if it is a bug rather than a failure of the store
 */
export function intakeFailure(
  { noteFailure }: Pick<Intake, 'noteFailure'>,
  error: unknown,
): { status: 503; retryAfter: number } {
  if (!(error instanceof StoreUnavailableError)) throw error;
  noteFailure(error.message);
  return { status: 503, retryAfter: RETRY_AFTER_S };
}
