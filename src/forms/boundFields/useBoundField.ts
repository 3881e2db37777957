import { useField } from 'react-final-form';
import type { Field } from '../../applications/field';
import { useText } from '../../i18n/useText';
import { useFormContext } from '../FormContext';
import { shownErrors } from '../shownErrors';

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
  // The server's errors are missing from `meta` in the first rendering, where a page that is the server's response needs
  // them.
  const errors = shownErrors(name, form.getState(), meta);
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
