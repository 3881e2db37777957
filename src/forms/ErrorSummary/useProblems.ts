import { type Dispatch, type SetStateAction, useState } from 'react';
import type { Fields } from '../../applications/field';
import { useText } from '../../i18n/useText';
import { type FormKind, useErrorText } from '../useErrorText';
import { useInitialForm } from '../useInitialForm';
import type { Problems } from './ErrorSummary';
import { problemsOf } from './problemsOf';

/**
 * State of a form's problems; if the page is the server's response to the form, it starts with the errors of that
 * response.
 */
export function useProblems(
  kind: FormKind,
  fields: Fields,
): [Problems | null, Dispatch<SetStateAction<Problems | null>>] {
  const text = useText();
  const errorText = useErrorText(kind);
  const { errors } = useInitialForm(fields);
  return useState(() => errors && problemsOf(fields, errors, true, text, errorText));
}
