import { createForm, FORM_ERROR } from 'final-form';
import { type FormEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { FieldError } from '../../applications/errors';
import { HIDDEN_FIELDS } from '../../applications/fields';
import type { JobApplicationContent } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import type { Problems } from '../ErrorSummary/ErrorSummary';
import { interrupt, takeInterruption } from '../draft/formMemory';
import { leaveFields } from '../leaveFields';
import { useFormServices } from '../services';
import { useSpamFields } from '../spam/useSpamFields';
import { sendByBrowser } from '../submission/sendByBrowser';
import { stateOfAnswer } from '../submission/stateOfAnswer';
import { type Submission, useSubmission } from '../submission/useSubmission';
import { useLater } from '../useLater';
import { useToday } from '../useToday';
import { applicationCode } from './applicationCode';
import type { APPLICATION_TOOLS } from './applicationTools';
import {
  type ApplicationState,
  byField,
  type ErrorsByField,
  filesByControl,
  type SentApplication,
  stateOfTexts,
} from './applicationValues';
import { type ApplicationDraft, useApplicationDraft } from './useApplicationDraft';
import { type FileEntries, useFileEntries } from './useFileEntries';

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
  /** What comes with the first sign that somebody uses the form; undefined before. */
  tools: typeof APPLICATION_TOOLS | undefined;
  today: string;
  fileEntries: FileEntries;
  draft: ApplicationDraft;
  submission: Submission;
  /** What the server found wrong, until the field is changed. */
  serverErrors: ErrorsByField;
  /** The sentence of an error; undefined while the words for errors are not there. */
  words: (error: FieldError) => string | undefined;
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
  const { code: tools, load } = useLater(applicationCode, element, answer !== undefined);
  const otherServices = useFormServices();
  const loadServices = useCallback(
    async () => otherServices ?? (await load()).services,
    [load, otherServices],
  );
  const spam = useSpamFields(loadServices);
  const [serverErrors, setServerErrors] = useState<ErrorsByField>(() => byField(answer?.errors ?? []));
  const run = useRef<() => Promise<object | undefined>>(undefined);
  const context = useRef({ variant, today });
  context.current = { variant, today };

  const validate = useCallback(
    (values: ApplicationState) => applicationCode.loaded()?.validateState(values, context.current) ?? {},
    [],
  );
  const send = useCallback(() => run.current?.(), []);
  const form = useMemo(
    () =>
      createForm<ApplicationState>({
        initialValues: answer ? stateOfTexts(answer.values) : {},
        validate,
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

  const showProblems = (errors: ErrorsByField, isFromServer: boolean) => {
    const problems = applicationCode.loaded()?.problemsOf(errors, isFromServer, { variant, text, locale });
    onProblems(problems ?? null);
  };

  /** Without the code that sends, the browser does; without a network both have to wait. */
  const sendWithoutCode = async () => {
    const chosen = filesByControl(form.getState().values, files);
    const isSent = element.current && (await sendByBrowser(element.current, chosen, submission.breakOff));
    if (!isSent) submission.breakOff();
  };

  const attempt = async (trigger: 'submit' | 'online') => {
    if (!submission.begin(trigger)) return undefined;
    leaveFields(element.current);
    onProblems(null);
    setServerErrors({});
    try {
      await load();
    } catch {
      return sendWithoutCode();
    }
    await recheck();
    // Runs it: the rules may have come after the values.
    form.setConfig('validate', validate);
    const finished = form.submit();
    const { errors, hasValidationErrors } = form.getState();
    if (hasValidationErrors) {
      submission.refuse();
      showProblems((errors ?? {}) as ErrorsByField, false);
      return undefined;
    }
    await finished;
    return undefined;
  };

  const submission = useSubmission({
    ...(answer ? { initialState: stateOfAnswer(answer.outcome) } : {}),
    deliver: async (options) => {
      const { createApplicationRequest, deliver, refusedFile } = await load();
      const { send: sendRequest } = await loadServices();
      const createRequest = async () =>
        createApplicationRequest({
          job: applyFor,
          locale,
          key: draft.key(),
          values: form.getState().values,
          files,
          hidden: { ...honeypot(), ...(await spam.collect()) },
        });
      const fileError = (code: 'fileSize' | 'fileType') => refusedFile(form.getState().values, code);
      return deliver({ send: sendRequest, createRequest, fileError }, options);
    },
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
        showProblems(errors, true);
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
    tools,
    today,
    fileEntries,
    draft,
    submission,
    serverErrors,
    words: (error) => tools?.errorText(error, text, locale),
    send,
    submit: (event) => {
      event?.preventDefault();
      void attempt('submit');
    },
  };
}
