import type { FieldError } from '../applications/errors';

/**
 * Response of the intake to a form that was sent without script and not stored. The server
 * (`server/intake/answers/answer.ts`) renders the form's page again with it, and the form starts with its values, errors
 * and state (`src/forms/useInitialForm.ts`). Never part of a built page.
 */
export interface FormAnswer {
  /**
   * `rejected`: see the errors; `closed`: the job has closed meanwhile (410); `conflict`: a different version is stored
   * under the same key (409); `busy`: too many requests (429); `failed`: could not be stored (503). A form that has
   * arrived leads to the thanks page instead. With script, the browser concludes the same from the status
   * (`src/forms/submission/outcomeOf.ts`).
   */
  outcome: 'rejected' | 'closed' | 'conflict' | 'busy' | 'failed';
  /** The input by field name; a ticked box is `true`. Hidden fields are left out. */
  values: Record<string, string>;
  /** Problems in the order of the form; may be empty, as for a malformed request. */
  errors: FieldError[];
  /** With `busy`: after how many minutes sending again can succeed. */
  waitMinutes?: number;
  /** Files were sent but cannot be kept: they must be chosen again, and the page says so. */
  hadFiles: boolean;
  /** Value of the form's hidden key, so that sending it again counts as the same form. */
  key?: string;
}
