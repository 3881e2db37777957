/** Where a form is on its way to the server (domain rules, section 18). */
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

/** What may happen to it. */
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

/** Each state with the events it answers; all others leave it as it is. */
export const SUBMISSION_TABLE: Record<SubmissionState, Partial<Record<SubmissionEvent, SubmissionState>>> = {
  // A form that was left in the middle of sending comes back as one that did not get through.
  idle: { submit: 'validating', broke: 'failed' },
  validating: { valid: 'uploading', foundErrors: 'invalid', broke: 'failed' },
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

/** Whether the form is on its way: nothing may be changed, and sending again does nothing. */
export function isOnItsWay(state: SubmissionState): boolean {
  return state === 'validating' || state === 'uploading' || state === 'processing' || state === 'waiting';
}
