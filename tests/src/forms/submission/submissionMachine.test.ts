import {
  isBusy,
  isCancellable,
  nextSubmissionState,
  SUBMISSION_TABLE,
  type SubmissionEvent,
  type SubmissionState,
} from '../../../../src/forms/submission/submissionMachine';

const EVENTS: SubmissionEvent[] = [
  'submit',
  'valid',
  'foundErrors',
  'allSent',
  'accepted',
  'rejected',
  'conflict',
  'closed',
  'busy',
  'timerDone',
  'failed',
  'online',
  'cancel',
];

/** Every row of domain rules, section 18: state, event, next state. All other events have no effect. */
const ROWS: [SubmissionState, SubmissionEvent, SubmissionState][] = [
  ['idle', 'submit', 'validating'],
  ['idle', 'failed', 'failed'],
  ['validating', 'valid', 'uploading'],
  ['validating', 'foundErrors', 'invalid'],
  ['validating', 'cancel', 'idle'],
  ['invalid', 'submit', 'validating'],
  ['uploading', 'allSent', 'processing'],
  ['uploading', 'accepted', 'succeeded'],
  ['uploading', 'rejected', 'rejected'],
  ['uploading', 'conflict', 'conflict'],
  ['uploading', 'closed', 'closed'],
  ['uploading', 'busy', 'waiting'],
  ['uploading', 'failed', 'failed'],
  ['uploading', 'cancel', 'idle'],
  ['processing', 'accepted', 'succeeded'],
  ['processing', 'rejected', 'rejected'],
  ['processing', 'conflict', 'conflict'],
  ['processing', 'closed', 'closed'],
  ['processing', 'busy', 'waiting'],
  ['processing', 'failed', 'failed'],
  ['waiting', 'timerDone', 'uploading'],
  ['waiting', 'cancel', 'idle'],
  ['rejected', 'submit', 'validating'],
  ['conflict', 'submit', 'validating'],
  ['failed', 'submit', 'validating'],
  ['failed', 'online', 'validating'],
];

it.each(ROWS)('%s: %s leads to %s', (state, event, next) => {
  expect(nextSubmissionState(state, event)).toBe(next);
});

it('leaves every other event without meaning', () => {
  const known = new Set(ROWS.map(([state, event]) => `${state} ${event}`));
  const states = Object.keys(SUBMISSION_TABLE) as SubmissionState[];
  const answered = states.flatMap((state) =>
    EVENTS.filter((event) => nextSubmissionState(state, event) !== undefined).map(
      (event) => `${state} ${event}`,
    ),
  );
  expect(answered.filter((pair) => !known.has(pair))).toEqual([]);
});

it('can be cancelled until the server has everything', () => {
  const states = Object.keys(SUBMISSION_TABLE) as SubmissionState[];
  expect(states.filter(isCancellable)).toEqual(['validating', 'uploading', 'waiting']);
});

it('lets nothing be changed while the form is being submitted', () => {
  const states = Object.keys(SUBMISSION_TABLE) as SubmissionState[];
  expect(states.filter(isBusy)).toEqual(['validating', 'uploading', 'processing', 'waiting']);
});
