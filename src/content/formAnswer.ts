import type { FieldError } from '../applications/errors';

/**
 * How the intake answered a form that was sent without script. The server renders the form's page once more with it,
 * so the first render shows the values, the errors and what to do next. Never part of a built page.
 */
export interface FormAnswer {
  /**
   * `rejected`: see the errors; `closed`: the job closed meanwhile (410); `conflict`: another version lies under the
   * same key (409); `busy`: too many posts (429); `failed`: could not be stored (503); `sent`: a contact message has
   * arrived (an application leads to the thanks page instead).
   */
  outcome: 'rejected' | 'closed' | 'conflict' | 'busy' | 'failed' | 'sent';
  /** What was typed, by field name; a ticked box is `true`. Hidden fields are left out. */
  values: Record<string, string>;
  /** Problems in the order of the form; may be empty, as for a broken request. */
  errors: FieldError[];
  /** Files were sent, which cannot be kept: they must be chosen again, and the page says so. */
  hadFiles: boolean;
  /** Value of the form's hidden key, so that sending it again is the same form. */
  key?: string;
  /** Only of `sent`. */
  reference?: string;
  /** true: a confirmation by mail is on its way; only of `sent`. */
  mail?: boolean;
}
