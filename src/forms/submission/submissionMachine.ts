import type { Outcome } from './outcomeOf';

/** State of a form's submission (domain rules, section 18). */
export type SubmissionState =
  | 'idle'
  | 'validating'
  | 'invalid'
  | 'uploading'
  | 'processing'
  | 'waiting'
  | 'succeeded'
  | 'rejected'
  | 'conflict'
  | 'failed'
  | 'closed';

/** Events of a submission; the outcome of a request is one. */
export type SubmissionEvent =
  | 'submit'
  | 'valid'
  | 'foundErrors'
  | 'allSent'
  | Outcome['kind']
  | 'timerDone'
  | 'online'
  | 'cancel'
  | 'discard';

const outcomes: Record<Outcome['kind'], SubmissionState> = {
  accepted: 'succeeded',
  rejected: 'rejected',
  conflict: 'conflict',
  closed: 'closed',
  busy: 'waiting',
  failed: 'failed',
};

/** All transitions; any other event is ignored. */
export const SUBMISSION_TABLE: Record<SubmissionState, Partial<Record<SubmissionEvent, SubmissionState>>> = {
  // `failed`: the form was left while it was being sent, and is opened again.
  idle: { submit: 'validating', failed: 'failed' },
  validating: { valid: 'uploading', foundErrors: 'invalid', cancel: 'idle' },
  invalid: { submit: 'validating', discard: 'idle' },
  uploading: { ...outcomes, allSent: 'processing', cancel: 'idle' },
  // Not cancellable: the server has everything and may store it.
  processing: { ...outcomes },
  waiting: { timerDone: 'uploading', cancel: 'idle' },
  succeeded: {},
  rejected: { submit: 'validating', discard: 'idle' },
  conflict: { submit: 'validating', discard: 'idle' },
  failed: { submit: 'validating', online: 'validating', discard: 'idle' },
  closed: {},
};

/** Returns the state after an event, or undefined if the event is ignored. */
export function nextSubmissionState(
  state: SubmissionState,
  event: SubmissionEvent,
): SubmissionState | undefined {
  return SUBMISSION_TABLE[state][event];
}

/** True while the form is being submitted: its fields are locked, and submitting again does nothing. */
export function isBusy(state: SubmissionState): boolean {
  return state === 'validating' || state === 'uploading' || state === 'processing' || state === 'waiting';
}

/** True while a submission can be cancelled. */
export function isCancellable(state: SubmissionState): boolean {
  return nextSubmissionState(state, 'cancel') !== undefined;
}
