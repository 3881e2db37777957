import type { FormApi } from 'final-form';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldError } from '../../applications/errors';
import type { Fields } from '../../applications/field';
import { useText } from '../../i18n/useText';
import { omitUndefined } from '../../lib/omitUndefined';
import type { ErrorsByField, FormValues } from '../formValues';
import { shownErrors } from '../shownErrors';
import type { Problems } from './ErrorSummary';
import { problemsOf } from './problemsOf';

/** Dependencies of the summary's updates. */
export interface FollowUpOptions {
  form: FormApi<FormValues>;
  fields: Fields;
  errorText: (error: FieldError) => string;
  /** Errors that the summary shows at the first rendering; null for none. */
  initialErrors: ErrorsByField | null;
  onProblems: (problems: Problems | null) => void;
}

/** The listed fields: those that were wrong when the summary was shown. */
interface Listed {
  names: readonly string[];
  isFromServer: boolean;
  /** Text of the entries, to detect changes. */
  words: string;
}

const wordsOf = ({ entries }: Problems) => entries.map(({ words }) => words).join('\n');

/** The errors that a field shows now. */
function errorsNow(form: FormApi<FormValues>, name: string): FieldError[] {
  const { errors, submitErrors, submitFailed, submitSucceeded } = form.getState();
  // final-form updates the submit state of the form earlier than that of its fields.
  const { modified, modifiedSinceLastSubmit } = form.getFieldState(name) ?? {};
  const changes = omitUndefined({ modified, modifiedSinceLastSubmit, submitFailed, submitSucceeded });
  return shownErrors(name, { errors, submitErrors }, changes);
}

/**
 * Updates a form's summary: corrected fields are removed, and the count changes. New errors are added only with the
 * next attempt.
 *
 * @returns function to call with the errors that the summary shows, and with null at the next attempt
 */
export function useFollowUp({ form, fields, errorText, initialErrors, onProblems }: FollowUpOptions) {
  const text = useText();
  const listed = useRef<Listed | null>(null);

  const follow = useCallback(
    (errors: ErrorsByField | null, isFromServer: boolean) => {
      const names = Object.keys(errors ?? {}).filter((name) => name in fields);
      // A rejection that names no field stays until the next attempt.
      listed.current =
        errors && names.length > 0
          ? { names, isFromServer, words: wordsOf(problemsOf(fields, errors, isFromServer, text, errorText)) }
          : null;
    },
    [fields, text, errorText],
  );

  const update = useEffectEvent((before: Listed) => {
    const remaining = Object.fromEntries(
      before.names.map((name) => [name, errorsNow(form, name)]).filter(([, errors]) => errors?.length),
    ) as ErrorsByField;
    const problems = problemsOf(fields, remaining, before.isFromServer, text, errorText);
    const words = wordsOf(problems);
    if (words === before.words) return;
    const names = Object.keys(remaining);
    listed.current = names.length > 0 ? { ...before, names, words } : null;
    onProblems(names.length > 0 ? { ...problems, isFollowUp: true } : null);
  });

  useEffect(() => {
    if (initialErrors) follow(initialErrors, true);
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, []);

  useEffect(
    () =>
      form.subscribe(
        ({ submitting }) => {
          if (listed.current && !submitting) update(listed.current);
        },
        { values: true, errors: true, submitErrors: true, submitting: true },
      ),
    [form],
  );

  return follow;
}
