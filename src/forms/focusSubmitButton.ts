/**
 * Moves the focus from a field of a form to its button, before the fields become inert: the focus would be lost, and a
 * date field passes on an unfinished day only on blur.
 */
export function focusSubmitButton(form: HTMLFormElement | null): void {
  if (document.activeElement?.closest('[data-fields]'))
    form?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
}
