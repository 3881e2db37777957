import { randomUUID } from 'node:crypto';
import type { FieldError } from '../../../src/applications/errors';
import type { FormAnswer } from '../../../src/content/formAnswer';
import type { Locale } from '../../../src/content/locales';

/** How a form is answered, before it is known whether as JSON or as HTML (domain rules, section 18). */
export type Answer =
  | {
      status: 201;
      reference: string;
      /** true: a confirmation by mail waits for being sent. */
      mail: boolean;
      /** Path of the applicant's own page; only of applications. */
      link?: string;
    }
  | { status: 400 | 403 | 409 | 410 }
  | { status: 413 | 415 | 422; errors: FieldError[] }
  | { status: 429 | 503; retryAfter: number };

/** Seconds after which a sender may try again when nothing can be stored. */
export const RETRY_AFTER_S = 30;

/** An answer with what is needed to show the form once more to somebody without script. */
export interface FormResult {
  answer: Answer;
  locale: Locale;
  /** Value of the field `job`, or `contact` for the contact form. */
  form: string;
  /** What was typed, without hidden fields. */
  values: Record<string, string>;
  hadFiles: boolean;
  /** Key of the form's hidden field, where it had one. */
  key?: string | undefined;
}

const SIZE_CODES = new Set(['fileSize', 'fileTotal']);
const TYPE_CODES = new Set(['fileType', 'fileContent']);

/** The status of refused input: 413 if it is only about size, 415 if it is also or only about types, else 422. */
export function refusal(errors: FieldError[]): Answer {
  if (errors.every(({ code }) => SIZE_CODES.has(code))) return { status: 413, errors };
  const isOfFiles = errors.every(({ code }) => SIZE_CODES.has(code) || TYPE_CODES.has(code));
  return { status: isOfFiles ? 415 : 422, errors };
}

const OUTCOMES: Record<Answer['status'], FormAnswer['outcome']> = {
  201: 'sent',
  400: 'rejected',
  403: 'rejected',
  409: 'conflict',
  410: 'closed',
  413: 'rejected',
  415: 'rejected',
  422: 'rejected',
  429: 'busy',
  503: 'failed',
};

/**
 * The key with which the form is sent again. What may have been stored, although the answer says otherwise, must find
 * itself again: the same key, or none as before. Anything else is a new attempt.
 */
function nextKey(outcome: FormAnswer['outcome'], key: string | undefined): string | undefined {
  return outcome === 'failed' || outcome === 'busy' ? key : randomUUID();
}

/** The answer as the form's page shows it. */
export function formAnswer({ answer, values, hadFiles, key }: FormResult): FormAnswer {
  const outcome = OUTCOMES[answer.status];
  const next = nextKey(outcome, key);
  return {
    outcome,
    ...(next === undefined ? {} : { key: next }),
    values,
    errors: 'errors' in answer ? answer.errors : [],
    hadFiles,
    ...('reference' in answer ? { reference: answer.reference, mail: answer.mail } : {}),
  };
}
