import { createForm, FORM_ERROR } from 'final-form';
import { type FormEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { FieldError } from '../../applications/errors';
import { errorText } from '../../applications/errorTexts';
import { HIDDEN_FIELDS } from '../../applications/fields';
import { FILE_KINDS, MAX_FILE_BYTES, MEGABYTE_BYTES } from '../../applications/limits';
import type { JobApplicationContent } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import type { Problems } from '../ErrorSummary/ErrorSummary';
import { interrupt, takeInterruption } from '../draft/formMemory';
import { useFormServices } from '../services';
import { useSpamFields } from '../spam/useSpamFields';
import { stateOfAnswer } from '../submission/stateOfAnswer';
import { type Submission, useSubmission } from '../submission/useSubmission';
import { useProblems } from './useProblems';
import { useToday } from '../useToday';
import {
  type ApplicationState,
  byField,
  entriesOf,
  type ErrorsByField,
  stateOfTexts,
  validateState,
} from './applicationValues';
import { createApplicationRequest } from './createApplicationRequest';
import { type ApplicationDraft, useApplicationDraft } from './useApplicationDraft';
import { type FileEntries, useFileEntries } from './useFileEntries';

/** An application that has arrived. */
export interface SentApplication {
  reference: string | undefined;
  values: ApplicationState;
}

/** What the application form brings to its state. */
export interface ApplicationOptions {
  content: JobApplicationContent;
  element: RefObject<HTMLFormElement | null>;
  /** What keeps the form from being sent, for the summary at the top of the page; null when nothing does. */
  onProblems: (problems: Problems | null) => void;
  onSent: (sent: SentApplication) => void;
}

/** Everything behind the application form. */
export interface Application {
  form: ReturnType<typeof createForm<ApplicationState>>;
  today: string;
  fileEntries: FileEntries;
  draft: ApplicationDraft;
  submission: Submission;
  /** What the server found wrong, until the field is changed. */
  serverErrors: ErrorsByField;
  /** The sentence of an error. */
  words: (error: FieldError) => string;
  /** What the form does once nothing is wrong; the same function always. */
  send: () => Promise<object | undefined> | undefined;
  /** Sends, or says what is wrong. */
  submit: (event?: FormEvent) => void;
}

/** State, draft, files and the way to the server of one application form. */
export function useApplication({ content, element, onProblems, onSent }: ApplicationOptions): Application {
  const { applyFor, variant } = content;
  const text = useText();
  const { locale, answer } = usePageInfo();
  const today = useToday();
  const services = useFormServices();
  const spam = useSpamFields();
  const problemsOf = useProblems(variant);
  const [serverErrors, setServerErrors] = useState<ErrorsByField>(() => byField(answer?.errors ?? []));
  const run = useRef<() => Promise<object | undefined>>(undefined);
  const context = useRef({ variant, today });
  context.current = { variant, today };

  const send = useCallback(() => run.current?.(), []);
  const form = useMemo(
    () =>
      createForm<ApplicationState>({
        initialValues: answer ? stateOfTexts(answer.values) : {},
        validate: (values) => validateState(values, context.current),
        onSubmit: send,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- one form for as long as the page is shown
    [],
  );

  const fileEntries = useFileEntries(form);
  const { files, recheck } = fileEntries;
  const draft = useApplicationDraft({
    id: applyFor,
    form,
    files,
    element,
    onFirstInput: spam.start,
    onFiles: fileEntries.add,
  });

  const honeypot = () => {
    const control = element.current?.elements.namedItem(HIDDEN_FIELDS.honeypot);
    return control instanceof HTMLInputElement && control.value !== ''
      ? { [HIDDEN_FIELDS.honeypot]: control.value }
      : {};
  };

  /** Too much at once concerns the largest file, a wrong type the first: no answer says more than that. */
  const fileError = (code: 'fileSize' | 'fileType'): FieldError[] => {
    const entries = entriesOf(form.getState().values);
    const [largest] = entries.toSorted((a, b) => b.size - a.size);
    const field = (code === 'fileSize' ? largest : entries[0])?.kind ?? 'resume';
    return code === 'fileSize'
      ? [{ field, code, params: { maxFile: MAX_FILE_BYTES / MEGABYTE_BYTES } }]
      : [{ field, code, params: { types: FILE_KINDS[field].types.join(',') } }];
  };

  const attempt = async (trigger: 'submit' | 'online') => {
    if (!submission.begin(trigger)) return;
    // What is being sent may not be changed meanwhile. The focus leaves the fields before they are locked, as it would
    // be nowhere then; what is half typed is read on its way out.
    if (document.activeElement?.closest('[data-fields]'))
      element.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
    onProblems(null);
    setServerErrors({});
    await recheck();
    const finished = form.submit();
    const { errors, hasValidationErrors } = form.getState();
    if (hasValidationErrors) {
      submission.refuse();
      onProblems(problemsOf((errors ?? {}) as ErrorsByField, false));
      return;
    }
    await finished;
  };

  const submission = useSubmission({
    ...(answer ? { initialState: stateOfAnswer(answer.outcome) } : {}),
    send: services.send,
    createRequest: async () =>
      createApplicationRequest({
        job: applyFor,
        locale,
        key: draft.key(),
        values: form.getState().values,
        files,
        hidden: { ...honeypot(), ...(await spam.collect()) },
      }),
    fileError,
    onOnline: () => void attempt('online'),
    onInterrupted: () => interrupt(applyFor),
    wasInterrupted: () => takeInterruption(applyFor),
  });

  run.current = async () => {
    const outcome = await submission.transfer();
    if (!outcome) return undefined;
    switch (outcome.event) {
      case 'accepted': {
        const { values } = form.getState();
        draft.finish();
        onSent({ reference: outcome.reference, values });
        return undefined;
      }
      case 'refused': {
        const errors = byField(outcome.errors);
        setServerErrors(errors);
        onProblems(problemsOf(errors, true));
        return { [FORM_ERROR]: outcome.event };
      }
      case 'conflicted':
        draft.renewKey();
        return { [FORM_ERROR]: outcome.event };
      default:
        return { [FORM_ERROR]: outcome.event };
    }
  };

  return {
    form,
    today,
    fileEntries,
    draft,
    submission,
    serverErrors,
    words: (error) => errorText(error, text, locale),
    send,
    submit: (event) => {
      event?.preventDefault();
      void attempt('submit');
    },
  };
}
