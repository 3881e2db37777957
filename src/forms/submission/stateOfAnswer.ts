import type { FormAnswer } from '../../content/formAnswer';
import type { SubmissionState } from './submissionMachine';

const STATES: Record<FormAnswer['outcome'], SubmissionState> = {
  rejected: 'rejected',
  closed: 'closed',
  conflict: 'conflict',
  busy: 'failed',
  failed: 'failed',
  sent: 'succeeded',
};

/** The state in which a form stands on the page that the server sent as its answer. */
export function stateOfAnswer(outcome: FormAnswer['outcome']): SubmissionState {
  return STATES[outcome];
}
