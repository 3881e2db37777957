import type { FieldState } from 'final-form';

/** final-form's state of a field's changes. */
export type FieldChanges = Pick<
  FieldState<unknown>,
  'modified' | 'modifiedSinceLastSubmit' | 'submitFailed' | 'submitSucceeded'
>;

/**
 * True if a field was changed since the form was last sent. On a page that is the server's response, final-form has no
 * record of that, so any change since the page was opened counts.
 */
export function isChanged({
  modified,
  modifiedSinceLastSubmit,
  submitFailed,
  submitSucceeded,
}: FieldChanges): boolean {
  const wasSent = submitFailed === true || submitSucceeded === true;
  return wasSent ? modifiedSinceLastSubmit === true : modified === true;
}
