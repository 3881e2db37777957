import type { FieldError } from '../applications/errors';
import type { ErrorsByField } from './formValues';
import { type FieldChanges, isChanged } from './isChanged';

/** Errors of a form, as final-form has them. */
interface FormErrors {
  /** Those of the page's own validation. */
  errors?: ErrorsByField | undefined;
  /** Those of the server. */
  submitErrors?: ErrorsByField | undefined;
}

/**
 * Returns the errors that a field shows: those of the page's own validation after the first attempt to send, which take
 * precedence over the server's; those of the server until the field is changed.
 */
export function shownErrors(
  name: string,
  { errors, submitErrors }: FormErrors,
  changes: FieldChanges,
): FieldError[] {
  const own = changes.submitFailed ? errors?.[name] : undefined;
  return own ?? (isChanged(changes) ? undefined : submitErrors?.[name]) ?? [];
}
