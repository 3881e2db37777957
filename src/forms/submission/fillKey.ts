import { HIDDEN_FIELDS } from '../../applications/fields';

/** Writes the idempotency key into the form's hidden field, in case the browser itself has to send the form. */
export function fillKey(form: HTMLFormElement | null, key: string): void {
  const control = form?.elements.namedItem(HIDDEN_FIELDS.key);
  if (control instanceof HTMLInputElement) control.value = key;
}
