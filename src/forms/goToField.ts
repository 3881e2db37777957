import type { MouseEvent } from 'react';

/**
 * Follows a link to the control of a field, by its id: focuses it and shows it with its label, without an entry in the
 * history. Without such a control the browser follows the link.
 */
export function goToField(event: MouseEvent, target: string): void {
  const control = document.getElementById(target);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest('fieldset') ?? control.parentElement ?? control).scrollIntoView({ block: 'center' });
}
