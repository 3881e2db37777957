import { aroundField } from './openParts';

/** Moves the focus to a field, or to the nearest thing around it that is shown. */
export function focusField(id: string): void {
  const element = aroundField(id)
    .map((candidate) => document.getElementById(candidate))
    .find((candidate) => candidate !== null);
  // A new entry of a list is a group: what is wanted is its first control.
  const isEntry = element instanceof HTMLFieldSetElement && /\/\d+$/.test(element.id);
  const target = isEntry ? element.querySelector<HTMLElement>('input, textarea, select') : element;
  (target ?? element)?.focus();
  (target ?? element)?.scrollIntoView?.({ block: 'nearest' });
}
