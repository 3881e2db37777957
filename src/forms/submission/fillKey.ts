import { HIDDEN_FIELDS } from '../../applications/fields';

/** Puts the idempotency key into the form's hidden field, for the case that the browser itself has to send it. */
export function fillKey(form: HTMLFormElement | null, key: string): void {
  const control = form?.elements.namedItem(HIDDEN_FIELDS.key);
  if (control instanceof HTMLInputElement) control.value = key;
}
