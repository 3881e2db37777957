import { labelled } from '../../lib/labelled';
import type { FieldError } from '../../applications/errors';
import type { Fields } from '../../applications/field';
import type { TextLookup } from '../../i18n/useText';
import { fieldIds } from '../FieldFrame/fieldIds';
import type { ErrorsByField } from '../formValues';
import type { Problems } from './ErrorSummary';

/**
 * Returns the problems of a form for the summary: one entry per field, in the order of the form, each with its label.
 */
export function problemsOf(
  fields: Fields,
  errors: ErrorsByField,
  isFromServer: boolean,
  text: TextLookup,
  errorText: (error: FieldError) => string,
): Problems {
  return {
    isFromServer,
    entries: Object.entries(fields).flatMap(([name, { label, shortLabel = label }]) => {
      const [error] = errors[name] ?? [];
      return error
        ? [{ target: fieldIds(name).control, words: labelled(text(shortLabel), errorText(error)) }]
        : [];
    }),
  };
}
