import type { FieldError } from '../../src/applications/errors';
import type { FormAnswer } from '../../src/content/formAnswer';
import type { Locale } from '../../src/content/locales';

/** How a form is answered, before it is known whether as JSON or as HTML (domain rules, section 18). */
export type Answer =
  | { status: 201; reference: string }
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

/** The answer as the form's page shows it. */
export function formAnswer({ answer, values, hadFiles }: FormResult): FormAnswer {
  return {
    outcome: OUTCOMES[answer.status],
    values,
    errors: 'errors' in answer ? answer.errors : [],
    hadFiles,
    ...('reference' in answer ? { reference: answer.reference } : {}),
  };
}
