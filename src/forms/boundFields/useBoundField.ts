import { useField } from 'react-final-form';
import type { FieldError } from '../../applications/errors';
import type { Field } from '../../applications/field';
import { useText } from '../../i18n/useText';
import { useFormContext } from '../FormContext';
import { isChanged } from '../isChanged';

const subscription = {
  value: true,
  error: true,
  submitError: true,
  submitFailed: true,
  submitSucceeded: true,
  modified: true,
  modifiedSinceLastSubmit: true,
} as const;

/** A row of a form's table of fields with its name. */
export interface BoundFieldProps<Row extends Field = Field> {
  name: string;
  row: Row;
}

/** Returns label and hint of a field from the table, value and errors from the form; `empty` is the initial value. */
export function useBoundField<Value>({ name, row }: BoundFieldProps, empty: Value) {
  const text = useText();
  const { form, errorText, hintValues } = useFormContext();
  const { input, meta } = useField<Value>(name, { subscription, format: (value) => value ?? empty });
  // Errors of the page's own validation appear after the first attempt to send, and take precedence over the server's.
  // The latter are missing from `meta` in the first rendering, where a page that is the server's response needs them.
  const own = meta.submitFailed ? (meta.error as FieldError[] | undefined) : undefined;
  const submitErrors = form.getState().submitErrors as Record<string, FieldError[]> | undefined;
  const errors = own ?? (isChanged(meta) ? undefined : submitErrors?.[name]) ?? [];
  const [error] = errors;
  return {
    errors,
    value: input.value,
    onChange: input.onChange as (value: Value) => void,
    /** Props of every field. */
    frame: {
      name,
      label: text(row.label),
      hint: row.hint && text(row.hint, hintValues),
      isRequired: row.isRequired ?? false,
      error: error && errorText(error),
    },
  };
}
