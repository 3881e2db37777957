import { createForm, type FormApi, type Mutator } from 'final-form';
import { type RefObject, useRef, useState } from 'react';
import type { FieldError } from '../applications/errors';
import type { Fields } from '../applications/field';
import { HIDDEN_FIELDS } from '../applications/fields';
import { CHANNELS } from '../config/channels';
import { usePageInfo } from '../i18n/PageContext';
import { funnelStep } from '../lib/funnelStep';
import { omitUndefined } from '../lib/omitUndefined';
import { useText } from '../i18n/useText';
import type { DraftTexts } from './draft/draftStorage';
import { type FormDraft, useFormDraft } from './draft/useFormDraft';
import type { Problems } from './ErrorSummary/ErrorSummary';
import { problemsOf } from './ErrorSummary/problemsOf';
import { useFollowUp } from './ErrorSummary/useFollowUp';
import { refusedFile } from './fileErrors';
import { byField, type FormValues } from './formValues';
import { useSpamFields } from './spam/useSpamFields';
import type { FormParts } from './submission/createRequest';
import type { Receipt } from './submission/outcomeOf';
import type { OutgoingRequest } from './submission/sendRequest';
import { type FormSubmission, submitNothing, useFormSubmission } from './submission/useFormSubmission';
import { type FormKind, useErrorText } from './useErrorText';
import { type FileEntries, useFileEntries } from './useFileEntries';
import { type InitialForm, useInitialForm } from './useInitialForm';

/** Differences between the two forms. */
export interface IntakeFormOptions {
  kind: FormKind;
  /** Id of the draft; the same in every language. */
  id: string;
  fields: Fields;
  /** Values of the hidden fields besides the language of the page. */
  hidden?: Readonly<Record<string, string>>;
  /** Values from the address; read once, in the browser. */
  given?: () => DraftTexts;
  /** Values for the placeholders of hints. */
  hintValues?: Readonly<Record<string, string>>;
  /** Returns every problem of the values, including files; the function of the first rendering is kept. */
  validate: (values: FormValues) => FieldError[];
  createRequest: (parts: FormParts) => OutgoingRequest;
  /** True if the form's job can close while it is filled in (410). */
  canClose: boolean;
  /** Called with the problems that prevent sending, for the summary; null for none. */
  onProblems: (problems: Problems | null) => void;
  onSent: (receipt: Receipt, values: FormValues) => void;
}

/** Everything behind an intake form. */
export interface IntakeForm {
  form: FormApi<FormValues>;
  fields: Fields;
  hintValues: Readonly<Record<string, string>>;
  /** Values of the hidden fields that are known from the start. */
  hidden: Readonly<Record<string, string>>;
  /** Values, errors and state at the first rendering. */
  initial: InitialForm;
  element: RefObject<HTMLFormElement | null>;
  fileEntries: FileEntries;
  draft: FormDraft;
  submission: FormSubmission;
  /** Returns the message of an error. */
  errorText: (error: FieldError) => string;
}

/** A step of an application, without the fields that the form adds. */
type ApplyStep = { step: 'apply.start' | 'apply.sent' } | { step: 'apply.error'; field: string };

const setSubmitErrors: Mutator<FormValues> = ([errors], { formState }) => {
  formState.submitErrors = errors;
};

function honeypotOf(element: HTMLFormElement | null): Record<string, string> {
  const control = element?.elements.namedItem(HIDDEN_FIELDS.honeypot);
  const value = control instanceof HTMLInputElement ? control.value : '';
  return value === '' ? {} : { [HIDDEN_FIELDS.honeypot]: value };
}

/** State, draft, files and submission of an intake form. */
export function useIntakeForm(options: IntakeFormOptions): IntakeForm {
  const { kind, id, fields, given, hintValues = {}, canClose, createRequest, onProblems, onSent } = options;
  const text = useText();
  const errorText = useErrorText(kind);
  const { locale } = usePageInfo();
  const initial = useInitialForm(fields);
  const element = useRef<HTMLFormElement>(null);
  const hidden = { ...options.hidden, [HIDDEN_FIELDS.locale]: locale };

  const [form] = useState(() => {
    const created = createForm<FormValues>({
      initialValues: initial.values,
      validate: (values) => byField(fields, options.validate(values)),
      mutators: { setSubmitErrors },
      onSubmit: submitNothing,
    });
    if (initial.errors) created.mutators['setSubmitErrors']?.(initial.errors);
    return created;
  });

  const fileEntries = useFileEntries(form, errorText);
  const follow = useFollowUp({ form, fields, errorText, initialErrors: initial.errors, onProblems });
  const { files, recheck, add, refuse } = fileEntries;
  const spam = useSpamFields();
  const count = (step: ApplyStep) => {
    if (kind !== 'application') return;
    const chosen = form.getState().values['channel'];
    funnelStep({ ...step, job: id, channel: CHANNELS.find((channel) => channel === chosen) });
  };
  const draft = useFormDraft({
    id,
    form,
    fields,
    files,
    element,
    onStart: () => count({ step: 'apply.start' }),
    onInput: spam.start,
    onFiles: add,
    initialKey: initial.key,
    given,
  });

  const submission = useFormSubmission({
    id,
    form,
    fields,
    element,
    draft,
    canClose,
    initial,
    prepare: recheck,
    createRequest: async () =>
      createRequest({
        fields,
        values: form.getState().values,
        files,
        hidden: { ...hidden, ...honeypotOf(element.current), ...(await spam.collect()) },
        key: draft.key(),
      }),
    fileError: (code) => refusedFile(form.getState().values, code),
    onErrors: (errors, isFromServer = false) => {
      if (errors && isFromServer) refuse(errors);
      const problems = errors && problemsOf(fields, errors, isFromServer, text, errorText);
      follow(errors, isFromServer);
      if (errors) for (const field of Object.keys(errors)) count({ step: 'apply.error', field });
      onProblems(problems);
    },
    onSent: ({ reference, mail, link }) => {
      count({ step: 'apply.sent' });
      onSent(omitUndefined({ reference, mail, link }), form.getState().values);
    },
  });

  return { form, fields, hintValues, hidden, initial, element, fileEntries, draft, submission, errorText };
}
