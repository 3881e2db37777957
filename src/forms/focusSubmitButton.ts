/**
 * Moves the focus from a field to the submit button before the fields become inert: otherwise the focus would be lost,
 * and a date field reports a partly typed date only on blur.
 */
export function focusSubmitButton(form: HTMLFormElement | null): void {
  if (document.activeElement?.closest('[data-fields]'))
    form?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
}
