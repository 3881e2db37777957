import { useState } from 'react';
import type { Fields } from '../applications/field';
import type { FormAnswer } from '../content/formAnswer';
import { usePageInfo } from '../i18n/PageContext';
import { byField, type ErrorsByField, type FormValues, valuesOfTexts } from './formValues';
import type { SubmissionState } from './submission/submissionMachine';

/** How a form starts: empty, or as it was sent without script, with the server's response. */
export interface InitialForm {
  values: FormValues;
  /** Errors by field if the server rejected the form; empty if it named no field, null if it did not reject it. */
  errors: ErrorsByField | null;
  state: SubmissionState;
  /** Seconds until the server accepts another attempt; 0 if at once. */
  waitSeconds: number;
  /** Idempotency key of the next attempt; undefined if the form gets a new one. */
  key?: string | undefined;
  /** true: files were sent, and must be chosen again. */
  hadFiles: boolean;
}

/** How the submission starts after the server's response. */
export function initialSubmission({
  outcome,
  waitMinutes = 0,
}: Partial<FormAnswer>): Pick<InitialForm, 'state' | 'waitSeconds'> {
  return { state: initialState(outcome), waitSeconds: waitMinutes * 60 };
}

function initialState(outcome: FormAnswer['outcome'] | undefined): SubmissionState {
  switch (outcome) {
    case undefined:
    // The server responds with the form without a job, which can be sent.
    case 'closed':
      return 'idle';
    // Not `waiting`: the form is sent again only on a click.
    case 'busy':
      return 'failed';
    default:
      return outcome;
  }
}

function initialForm(fields: Fields, answer: Partial<FormAnswer> = {}): InitialForm {
  const { outcome, values = {}, errors = [], key, hadFiles = false } = answer;
  return {
    values: valuesOfTexts(fields, values),
    errors: outcome === 'rejected' ? byField(fields, errors) : null,
    ...initialSubmission(answer),
    key,
    hadFiles,
  };
}

/** Returns how a form starts on this page; always the same object. */
export function useInitialForm(fields: Fields): InitialForm {
  const { answer } = usePageInfo();
  const [initial] = useState(() => initialForm(fields, answer));
  return initial;
}
