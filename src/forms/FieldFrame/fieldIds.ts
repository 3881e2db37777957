/** Ids of a field's parts. */
export interface FieldIds {
  control: string;
  label: string;
  hint: string;
  error: string;
}

/**
 * Returns the ids of a field, derived from its name so that links can point to it, e.g. `email` => `field-email`,
 * `field-email-error`.
 */
export function fieldIds(name: string): FieldIds {
  const control = `field-${name}`;
  return { control, label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` };
}

/**
 * Returns the attributes that connect a control with its hint (first) and its error. `aria-invalid` is always given:
 * without it, browsers report empty required controls as invalid before anyone has typed.
 */
export function describedBy(
  name: string,
  { hint, error }: { hint?: unknown; error?: unknown },
): { 'aria-describedby': string | undefined; 'aria-invalid': boolean } {
  const ids = fieldIds(name);
  const parts = [...(hint ? [ids.hint] : []), ...(error ? [ids.error] : [])];
  return {
    'aria-describedby': parts.length === 0 ? undefined : parts.join(' '),
    'aria-invalid': Boolean(error),
  };
}
