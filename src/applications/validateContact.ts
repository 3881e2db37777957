import { checkFields, type FieldValues } from './checkFields';
import { CONTACT_FIELDS } from './contactFields';
import type { FieldError } from './errors';

/** Returns every problem of a contact message, in the order of the form; empty if it can be sent. */
export function validateContact(values: FieldValues): FieldError[] {
  return checkFields(CONTACT_FIELDS, values, '');
}
