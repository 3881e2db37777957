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

/** Events of a submission. */
export type SubmissionEvent =
  | 'submit'
  | 'valid'
  | 'foundErrors'
  | 'allSent'
  | 'accepted'
  | 'refused'
  | 'conflicted'
  | 'gone'
  | 'mustWait'
  | 'timerDone'
  | 'broke'
  | 'online'
  | 'cancel';

const answers = {
  accepted: 'succeeded',
  refused: 'rejected',
  conflicted: 'conflict',
  gone: 'closed',
  mustWait: 'waiting',
  broke: 'failed',
} as const;

/** All transitions; any other event is ignored. */
export const SUBMISSION_TABLE: Record<SubmissionState, Partial<Record<SubmissionEvent, SubmissionState>>> = {
  // `broke`: the form was left while it was being sent, and is opened again.
  idle: { submit: 'validating', broke: 'failed' },
  validating: { valid: 'uploading', foundErrors: 'invalid' },
  invalid: { submit: 'validating' },
  uploading: { ...answers, allSent: 'processing', cancel: 'idle' },
  // Not cancellable: the server has everything and may store it.
  processing: { ...answers },
  waiting: { timerDone: 'uploading', cancel: 'idle' },
  succeeded: {},
  rejected: { submit: 'validating' },
  conflict: { submit: 'validating' },
  failed: { submit: 'validating', online: 'validating' },
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
