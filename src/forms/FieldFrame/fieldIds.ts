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

/** Returns the attributes that connect a control with its hint (first) and its error. */
export function describedBy(
  name: string,
  { hint, error }: { hint?: unknown; error?: unknown },
): { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined } {
  const ids = fieldIds(name);
  const parts = [...(hint ? [ids.hint] : []), ...(error ? [ids.error] : [])];
  return {
    'aria-describedby': parts.length === 0 ? undefined : parts.join(' '),
    'aria-invalid': error ? true : undefined,
  };
}
