import { aroundField } from './openParts';

/** Focuses a field, or the nearest element around it that is shown. */
export function focusField(id: string): void {
  const element = aroundField(id)
    .map((candidate) => document.getElementById(candidate))
    .find((candidate) => candidate !== null);
  // A new list entry is a group: focus its first control.
  const isEntry = element instanceof HTMLFieldSetElement && /\/\d+$/.test(element.id);
  const target = isEntry ? element.querySelector<HTMLElement>('input, textarea, select') : element;
  (target ?? element)?.focus();
  (target ?? element)?.scrollIntoView?.({ block: 'nearest' });
}
