import { type Dispatch, type SetStateAction, useState } from 'react';
import type { Fields } from '../../applications/field';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { byField } from '../formValues';
import { type FormKind, useErrorText } from '../useErrorText';
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
  const { answer } = usePageInfo();
  return useState(() =>
    answer?.outcome === 'rejected'
      ? problemsOf(fields, byField(fields, answer.errors), true, text, errorText)
      : null,
  );
}
