/** The ids that tie a field's parts together, derived from the field's name so that links can name them. */
export interface FieldIds {
  control: string;
  label: string;
  hint: string;
  error: string;
}

/** Ids of a field, e.g. `email` => `field-email`, `field-email-error`. */
export function fieldIds(name: string): FieldIds {
  const control = `field-${name}`;
  return { control, label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` };
}

/** What a control tells assistive technology about its hint (first) and its error. */
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
