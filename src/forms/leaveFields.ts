/**
 * Takes the focus from the fields of a form to its button. What is being sent may not be changed meanwhile: before the
 * fields are locked, as the focus would be nowhere then, and what is half typed is read on its way out.
 */
export function leaveFields(form: HTMLFormElement | null): void {
  if (document.activeElement?.closest('[data-fields]'))
    form?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
}
