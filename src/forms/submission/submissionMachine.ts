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

/** What may happen during a submission. */
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

/** Each state with the events that change it; all others mean nothing there. */
export const SUBMISSION_TABLE: Record<SubmissionState, Partial<Record<SubmissionEvent, SubmissionState>>> = {
  // `broke`: the form was left while it was being sent, and is opened again.
  idle: { submit: 'validating', broke: 'failed' },
  validating: { valid: 'uploading', foundErrors: 'invalid' },
  invalid: { submit: 'validating' },
  uploading: { ...answers, allSent: 'processing', cancel: 'idle' },
  processing: { ...answers, cancel: 'idle' },
  waiting: { timerDone: 'uploading', cancel: 'idle' },
  succeeded: {},
  rejected: { submit: 'validating' },
  conflict: { submit: 'validating' },
  failed: { submit: 'validating', online: 'validating' },
  closed: {},
};

/** The state after an event, or undefined where the event means nothing. */
export function nextSubmissionState(
  state: SubmissionState,
  event: SubmissionEvent,
): SubmissionState | undefined {
  return SUBMISSION_TABLE[state][event];
}

/** Whether the form is being submitted: nothing may be changed, and submitting again does nothing. */
export function isBusy(state: SubmissionState): boolean {
  return state === 'validating' || state === 'uploading' || state === 'processing' || state === 'waiting';
}
