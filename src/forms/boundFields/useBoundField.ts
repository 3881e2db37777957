import { useField } from 'react-final-form';
import type { FieldError } from '../../applications/errors';
import type { Field } from '../../applications/field';
import { useText } from '../../i18n/useText';
import { useFormContext } from '../FormContext';

const subscription = {
  value: true,
  error: true,
  submitError: true,
  submitFailed: true,
  modifiedSinceLastSubmit: true,
} as const;

/** A row of a form's table of fields with its name. */
export interface BoundFieldProps<Row extends Field = Field> {
  name: string;
  row: Row;
}

/** The words of a field from the table, its value and errors from the form around it; `empty` is the value at first. */
export function useBoundField<Value>({ name, row }: BoundFieldProps, empty: Value) {
  const text = useText();
  const { form, errorText, hintValues } = useFormContext();
  const { input, meta } = useField<Value>(name, { subscription, format: (value) => value ?? empty });
  // First what the page finds wrong, else what the server did; nothing before the first try to send. What the server
  // did is not read from `meta`, which lacks it in the first rendering of a page that is the server's answer.
  const own = meta.submitFailed ? (meta.error as FieldError[] | undefined) : undefined;
  const submitErrors = form.getState().submitErrors as Record<string, FieldError[]> | undefined;
  const errors = own ?? (meta.modifiedSinceLastSubmit ? undefined : submitErrors?.[name]) ?? [];
  const [error] = errors;
  return {
    errors,
    value: input.value,
    onChange: input.onChange as (value: Value) => void,
    /** What every field takes. */
    frame: {
      name,
      label: text(row.label),
      hint: row.hint && text(row.hint, hintValues),
      isRequired: row.isRequired ?? false,
      error: error && errorText(error),
    },
  };
}
