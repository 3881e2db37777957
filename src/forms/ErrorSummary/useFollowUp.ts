import type { FormApi } from 'final-form';
import { useCallback, useEffect, useRef } from 'react';
import type { FieldError } from '../../applications/errors';
import type { Fields } from '../../applications/field';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { omitUndefined } from '../../lib/omitUndefined';
import { isChanged } from '../isChanged';
import { byField, type ErrorsByField, type FormValues } from '../formValues';
import type { Problems } from './ErrorSummary';
import { problemsOf } from './problemsOf';

/** What the summary of a form is followed by. */
export interface FollowUpOptions {
  form: FormApi<FormValues>;
  fields: Fields;
  errorText: (error: FieldError) => string;
  onProblems: (problems: Problems | null) => void;
}

/** What the summary lists: the fields that were wrong when it was shown. */
interface Listed {
  names: readonly string[];
  isFromServer: boolean;
  /** Words of the entries, by which a change is found. */
  words: string;
}

const wordsOf = ({ entries }: Problems) => entries.map(({ words }) => words).join('\n');

/** The errors that a field shows now: those of the page's checks before those of the server, as beside the field. */
function errorsNow(form: FormApi<FormValues>, name: string): FieldError[] {
  const { errors, submitErrors, submitFailed, submitSucceeded } = form.getState();
  const byName = { errors, submitErrors } as Record<'errors' | 'submitErrors', ErrorsByField | undefined>;
  // Of a field itself final-form tells the state of sending later than of the form.
  const { modified, modifiedSinceLastSubmit } = form.getFieldState(name) ?? {};
  const changes = omitUndefined({ modified, modifiedSinceLastSubmit, submitFailed, submitSucceeded });
  // As beside the field: the page's own checks speak only after the first try to send.
  const own = submitFailed ? byName.errors?.[name] : undefined;
  return own ?? (isChanged(changes) ? undefined : byName.submitErrors?.[name]) ?? [];
}

/**
 * Lets a form's summary follow its fields: what is put right leaves it, with its number. What has gone wrong since does
 * not join it before the next try.
 *
 * @returns to be called with the errors that the summary is shown for, and with null when the form is tried again
 */
export function useFollowUp({ form, fields, errorText, onProblems }: FollowUpOptions) {
  const text = useText();
  const { answer } = usePageInfo();
  const listed = useRef<Listed | null>(null);

  const follow = useCallback(
    (errors: ErrorsByField | null, isFromServer: boolean) => {
      const names = Object.keys(errors ?? {}).filter((name) => name in fields);
      // A refusal that names no field stays until the next try.
      listed.current =
        errors && names.length > 0
          ? { names, isFromServer, words: wordsOf(problemsOf(fields, errors, isFromServer, text, errorText)) }
          : null;
    },
    [fields, text, errorText],
  );

  const latest = useRef({ fields, text, errorText, onProblems });
  useEffect(() => {
    latest.current = { fields, text, errorText, onProblems };
  });

  useEffect(() => {
    if (answer?.outcome === 'rejected') follow(byField(fields, answer.errors), true);
    // oxlint-disable-next-line react/exhaustive-deps -- once: the answer belongs to the page
  }, []);

  useEffect(
    () =>
      form.subscribe(
        ({ submitting }) => {
          const now = listed.current;
          if (!now || submitting) return;
          const left = Object.fromEntries(
            now.names.map((name) => [name, errorsNow(form, name)]).filter(([, errors]) => errors?.length),
          ) as ErrorsByField;
          const { fields: table, text: lookup, errorText: sentence, onProblems: tell } = latest.current;
          const problems = problemsOf(table, left, now.isFromServer, lookup, sentence);
          if (wordsOf(problems) === now.words) return;
          const names = Object.keys(left);
          listed.current = names.length > 0 ? { ...now, names, words: wordsOf(problems) } : null;
          tell(names.length > 0 ? { ...problems, isFollowUp: true } : null);
        },
        { values: true, errors: true, submitErrors: true, submitting: true },
      ),
    [form],
  );

  return follow;
}
