import type { FieldState } from 'final-form';

/** What final-form knows of a field's changes. */
export type FieldChanges = Pick<
  FieldState<unknown>,
  'modified' | 'modifiedSinceLastSubmit' | 'submitFailed' | 'submitSucceeded'
>;

/**
 * Whether a field was changed since it was last sent: on a page that is the server's answer, since the page was opened,
 * as final-form knows of no sending then.
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
