import { RETRY_AFTER_S } from '../answers/answer';
import type { Intake } from '../intake';
import { StoreUnavailableError } from '../store/store';

/**
 * The response to a form that could not be stored; logs the reason.
 * @throws the error itself if it is a bug rather than a failure of the store
 */
export function intakeFailure(
  { log }: Pick<Intake, 'log'>,
  error: unknown,
): { status: 503; retryAfter: number } {
  if (!(error instanceof StoreUnavailableError)) throw error;
  log.error({ reason: error.message }, 'nothing can be stored');
  return { status: 503, retryAfter: RETRY_AFTER_S };
}
