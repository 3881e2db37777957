import { randomUUID } from 'node:crypto';
import type { FieldError } from '../../../src/applications/errors';
import type { FormAnswer } from '../../../src/content/formAnswer';
import type { Locale } from '../../../src/content/locales';

/** A form has been stored. */
export interface Stored {
  status: 201;
  reference: string;
  /** True if a confirmation mail is queued. */
  mail: boolean;
  /** Path of the applicant's own page; applications only. */
  link?: string;
}

/** A form has not been stored, so that browsers without JavaScript get it again. */
export type NotStored =
  | { status: 400 | 403 | 409 | 410 | 413 | 415 }
  | { status: 413 | 415 | 422; errors: FieldError[] }
  | { status: 429 | 503; retryAfter: number };

/** Result of a form submission, before the format (JSON or HTML) is chosen (domain rules, section 18). */
export type Answer = Stored | NotStored;

/** Seconds after which a client may retry if nothing can be stored: a stopped process has usually been replaced by then. */
export const RETRY_AFTER_S = 30;

/** An answer with the data needed to render the form again for browsers without JavaScript. */
export interface FormResult<A extends Answer = Answer> {
  answer: A;
  locale: Locale;
  /** Value of the field `job`, or `contact` for the contact form. */
  form: string;
  /** Entered values, without hidden fields; omitted if the form was not read. */
  values?: Record<string, string>;
  hadFiles: boolean;
  /** Key from the form's hidden field, if it had one. */
  key?: string | undefined;
}

const SIZE_CODES = new Set(['fileSize', 'fileTotal']);
const TYPE_CODES = new Set(['fileType', 'fileContent']);

/** Status for rejected input: 413 if all errors are about size, 415 if all are about size or type, otherwise 422. */
export function refusal(errors: FieldError[]): NotStored {
  if (errors.every(({ code }) => SIZE_CODES.has(code))) return { status: 413, errors };
  const isOfFiles = errors.every(({ code }) => SIZE_CODES.has(code) || TYPE_CODES.has(code));
  return { status: isOfFiles ? 415 : 422, errors };
}

const OUTCOMES: Record<NotStored['status'], FormAnswer['outcome']> = {
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
 * Key for sending the form again. If the entry may have been stored although the response says otherwise, the key (or
 * its absence) stays the same, so that the entry is found again; anything else is a new attempt.
 */
function nextKey(outcome: FormAnswer['outcome'], key: string | undefined): string | undefined {
  return outcome === 'failed' || outcome === 'busy' ? key : randomUUID();
}

/** The answer in the form rendered by the form's page. */
export function formAnswer({ answer, values = {}, hadFiles, key }: FormResult<NotStored>): FormAnswer {
  const outcome = OUTCOMES[answer.status];
  const next = nextKey(outcome, key);
  return {
    outcome,
    ...(next === undefined ? {} : { key: next }),
    ...(answer.status === 429 ? { waitMinutes: Math.ceil(answer.retryAfter / 60) } : {}),
    values,
    errors: 'errors' in answer ? answer.errors : [],
    hadFiles,
  };
}
