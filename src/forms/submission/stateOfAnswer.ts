import type { FormAnswer } from '../../content/formAnswer';
import type { SubmissionState } from './submissionMachine';

const STATES: Record<FormAnswer['outcome'], SubmissionState> = {
  rejected: 'rejected',
  closed: 'closed',
  conflict: 'conflict',
  busy: 'failed',
  failed: 'failed',
};

/** Returns the submission state for a page that the server rendered as its response. */
export function stateOfAnswer(outcome: FormAnswer['outcome']): SubmissionState {
  return STATES[outcome];
}
