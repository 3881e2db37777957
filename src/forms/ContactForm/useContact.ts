import { createForm, FORM_ERROR, type FormApi } from 'final-form';
import {
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FieldError } from '../../applications/errors';
import { CONTACT_FIELDS, type ContactValues, HIDDEN_FIELDS, INTAKE_PATHS } from '../../applications/fields';
import { DRAFT_DELAY_MS } from '../../config/formTimers';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { forget, keep, recall, remember } from '../draft/formMemory';
import type { Problems } from '../ErrorSummary/ErrorSummary';
import { fieldIds } from '../FieldFrame/fieldIds';
import { leaveFields } from '../leaveFields';
import { useFormServices } from '../services';
import { useSpamFields } from '../spam/useSpamFields';
import { sendByBrowser } from '../submission/sendByBrowser';
import { stateOfAnswer } from '../submission/stateOfAnswer';
import { createKey } from '../submission/createKey';
import { fillKey } from '../submission/fillKey';
import { type Submission, useSubmission } from '../submission/useSubmission';
import { useLater } from '../useLater';
import { contactCode } from './contactCode';
import type { CONTACT_TOOLS } from './contactTools';
import { byContactField, CONTACT_LABELS, type ContactErrors, filledIn, SHOWN_FIELDS } from './contactValues';

/** Name under which the message is remembered. */
const DRAFT_ID = 'contact';

/** Everything behind the contact form. */
export interface Contact {
  form: FormApi<ContactValues>;
  /** What comes with the first sign that somebody uses the form; undefined before. */
  tools: typeof CONTACT_TOOLS | undefined;
  submission: Submission;
  serverErrors: ContactErrors;
  /** true: there is input that was not sent. */
  isDirty: boolean;
  /** What keeps the form from being sent; null when nothing does. */
  problems: Problems | null;
  /** Set once the message has arrived. */
  sent: { reference: string | undefined } | null;
  /** The sentence of an error; undefined while the words for errors are not there. */
  words: (error: FieldError) => string | undefined;
  /** What the form does once nothing is wrong; the same function always. */
  send: () => Promise<object | undefined> | undefined;
  submit: (event: FormEvent) => void;
}

/** State, memory and the way to the server of the contact form. */
export function useContact(element: RefObject<HTMLFormElement | null>): Contact {
  const text = useText();
  const { locale, answer } = usePageInfo();
  const { code: tools, load } = useLater(contactCode, element, answer !== undefined);
  const otherServices = useFormServices();
  const loadServices = useCallback(
    async () => otherServices ?? (await load()).services,
    [load, otherServices],
  );
  const { start, collect } = useSpamFields(loadServices);
  const key = useRef('');
  const [isDirty, setDirty] = useState(false);
  const [sent, setSent] = useState<Contact['sent']>(() =>
    answer?.outcome === 'sent' ? { reference: answer.reference } : null,
  );
  const [serverErrors, setServerErrors] = useState<ContactErrors>(() => byContactField(answer?.errors ?? []));
  const run = useRef<() => Promise<object | undefined>>(undefined);
  const validate = useCallback(
    (values: ContactValues) => byContactField(contactCode.loaded()?.validateContact(values) ?? []),
    [],
  );
  const send = useCallback(() => run.current?.(), []);
  const form = useMemo(
    () =>
      createForm<ContactValues>({
        initialValues: (answer?.values ?? {}) as ContactValues,
        validate,
        onSubmit: send,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- one form for as long as the page is shown
    [],
  );

  // Errors are known to those only who have the words for them.
  const words = (error: FieldError) => contactCode.loaded()?.errorText(error, text, locale, 'contact');
  const problemsOf = (errors: ContactErrors, isFromServer: boolean): Problems => ({
    isFromServer,
    entries: SHOWN_FIELDS.flatMap((field) => {
      const error = errors[field];
      const target = fieldIds(field).control;
      return error ? [{ target, words: `${text(CONTACT_LABELS[field])}: ${words(error)}` }] : [];
    }),
  });

  const [problems, setProblems] = useState<Problems | null>(() =>
    tools && answer?.outcome === 'rejected' ? problemsOf(serverErrors, true) : null,
  );

  useLayoutEffect(() => {
    const memory = recall(DRAFT_ID);
    key.current = memory?.key ?? '';
    form.batch(() => {
      for (const name of CONTACT_FIELDS) {
        const control = element.current?.elements.namedItem(name);
        const typed = control && 'value' in control ? String(control.value) : '';
        const value = typed || memory?.values[name];
        if (typeof value === 'string' && value !== '') form.change(name, value);
      }
    });
  }, [element, form]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe(
      ({ values }) => {
        const kept = filledIn(values);
        const isFilled = Object.keys(kept).length > 0;
        setDirty(isFilled);
        clearTimeout(timer);
        if (!isFilled) return forget(DRAFT_ID);
        if (key.current === '') key.current = createKey();
        fillKey(element.current, key.current);
        start();
        remember(DRAFT_ID, { key: key.current, values: kept, entries: [], files: new Map() });
        timer = setTimeout(() => keep(DRAFT_ID), DRAFT_DELAY_MS);
      },
      { values: true },
    );
    return () => {
      unsubscribe();
      clearTimeout(timer);
      keep(DRAFT_ID);
    };
  }, [element, form, start]);

  /** Without the code that sends, the browser does; without a network both have to wait. */
  const sendWithoutCode = async () => {
    const isSent = element.current && (await sendByBrowser(element.current, {}, submission.breakOff));
    if (!isSent) submission.breakOff();
  };

  const attempt = async (trigger: 'submit' | 'online') => {
    if (!submission.begin(trigger)) return undefined;
    leaveFields(element.current);
    setProblems(null);
    setServerErrors({});
    try {
      await load();
    } catch {
      return sendWithoutCode();
    }
    // Runs it: the rules may have come after the values.
    form.setConfig('validate', validate);
    const finished = form.submit();
    const { errors, hasValidationErrors } = form.getState();
    if (hasValidationErrors) {
      submission.refuse();
      setProblems(problemsOf((errors ?? {}) as ContactErrors, false));
      return undefined;
    }
    await finished;
    return undefined;
  };

  const submission = useSubmission({
    ...(answer ? { initialState: stateOfAnswer(answer.outcome) } : {}),
    deliver: async (options) => {
      const { deliver } = await load();
      const { send: sendRequest } = await loadServices();
      const sendMessage: typeof sendRequest = async (request, progress) => {
        const reply = await sendRequest(request, progress);
        // A message has no job that could have closed, so it may be sent again as after any other failure.
        return reply.status === 410 ? { ...reply, status: 500 } : reply;
      };
      return deliver({ send: sendMessage, createRequest }, options);
    },
    onOnline: () => void attempt('online'),
  });

  const createRequest = async () => {
    const control = element.current?.elements.namedItem(HIDDEN_FIELDS.honeypot);
    const honeypot = control instanceof HTMLInputElement ? control.value : '';
    const body = {
      ...filledIn(form.getState().values),
      [HIDDEN_FIELDS.locale]: locale,
      ...(honeypot === '' ? {} : { [HIDDEN_FIELDS.honeypot]: honeypot }),
      ...(await collect()),
    };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key.current };
    return { url: INTAKE_PATHS.contact, headers, body: JSON.stringify(body) };
  };

  run.current = async () => {
    const outcome = await submission.transfer();
    if (!outcome) return undefined;
    if (outcome.event === 'accepted') {
      forget(DRAFT_ID);
      setDirty(false);
      setSent({ reference: outcome.reference });
      form.restart({});
      return undefined;
    }
    if (outcome.event === 'refused') {
      const errors = byContactField(outcome.errors);
      setServerErrors(errors);
      setProblems(problemsOf(errors, true));
    }
    if (outcome.event === 'conflicted') key.current = createKey();
    return { [FORM_ERROR]: outcome.event };
  };

  return {
    form,
    tools,
    submission,
    serverErrors,
    isDirty,
    problems,
    sent,
    words,
    send,
    submit: (event) => {
      event.preventDefault();
      void attempt('submit');
    },
  };
}
