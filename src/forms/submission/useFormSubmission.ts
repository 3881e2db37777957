import { FORM_ERROR, type FormApi, type SubmissionErrors } from 'final-form';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldError } from '../../applications/errors';
import type { Fields } from '../../applications/field';
import { RETRIES_MAX, RETRY_AFTER_MAX_MS } from '../../config/formTimers';
import { interrupt, takeInterruption } from '../draft/formMemory';
import type { FormDraft } from '../draft/useFormDraft';
import { byField, type ErrorsByField, type FormValues } from '../formValues';
import { focusSubmitButton } from '../focusSubmitButton';
import { useFormServices } from '../services';
import { type Outcome, outcomeOf, type Receipt } from './outcomeOf';
import type { OutgoingRequest } from './sendRequest';
import { isBusy } from './submissionMachine';
import { type SubmissionView, useSubmissionMachine } from './useSubmissionMachine';

/** Dependencies of a submission on its form. */
export interface SubmissionOptions {
  /** Id of the draft, under which an interruption is noted. */
  id: string;
  form: FormApi<FormValues>;
  fields: Fields;
  element: RefObject<HTMLFormElement | null>;
  draft: FormDraft;
  /** How the submission starts: after the server's response if the form was sent without script. */
  initial: Pick<SubmissionView, 'state' | 'waitSeconds'>;
  /** Runs before validation, e.g. to read the files again. */
  prepare: () => Promise<unknown>;
  /** Creates the request, anew for each attempt. */
  createRequest: () => Promise<OutgoingRequest>;
  /** True if the form's job can close while it is filled in; otherwise a 410 is an ordinary failure. */
  canClose: boolean;
  /** Returns the errors for a rejection of files (413, 415). */
  fileError: (code: 'fileSize' | 'fileType') => FieldError[];
  /** Called with the errors that prevent sending, and with null at the next attempt. */
  onErrors: (errors: ErrorsByField | null, isFromServer?: boolean) => void;
  onSent: (receipt: Receipt) => void;
}

/** The submission of a form. */
export interface FormSubmission extends SubmissionView {
  isBusy: boolean;
  /** Validates the values and sends them, unless that is already in progress. */
  submit: () => void;
  cancel: () => void;
  /** Forgets the last attempt, whose values were discarded. */
  reset: () => void;
}

/** final-form requires a submit function from the start; `useFormSubmission` sets the real one at each attempt. */
export const submitNothing = () => undefined;

async function countDown(ms: number, signal: AbortSignal, onSecond: (left: number) => void): Promise<void> {
  for (let seconds = Math.ceil(ms / 1000); seconds > 0 && !signal.aborted; seconds -= 1) {
    onSecond(seconds);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 1000);
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  }
}

/**
 * Submits a form: validates its values, sends them, waits and retries on request of the server, and passes the server's
 * errors to final-form. Aborts on unmount.
 */
export function useFormSubmission(options: SubmissionOptions): FormSubmission {
  const { id, form, fields, element, draft, createRequest, canClose, fileError, onErrors } = options;
  const services = useFormServices();
  const { view, currentState, dispatch, updateView } = useSubmissionMachine(options.initial);
  const abort = useRef(new AbortController());
  /** Values of the last attempt; final-form replaces the object with each change. */
  const attempted = useRef<FormValues>(null);
  /** The submission that is running; one that was cancelled while its request was being created ends a moment later. */
  const running = useRef<Promise<unknown>>(undefined);

  /** One request; undefined if it was cancelled. */
  const request = async (signal: AbortSignal): Promise<Outcome | undefined> => {
    updateView({ sent: 0, total: 0 });
    const outgoing = await createRequest();
    if (signal.aborted) return undefined;
    const response = await services.send(outgoing, {
      signal,
      onProgress: (sent, total) => updateView({ sent, total }),
      onAllSent: () => void dispatch('allSent'),
    });
    if (signal.aborted) return undefined;
    const outcome = outcomeOf(response, Date.now(), fileError);
    return outcome.kind === 'closed' && !canClose ? { kind: 'failed' } : outcome;
  };

  /** Repeats the request on "too many requests", a few times and if the wait is short; undefined if it was cancelled. */
  const transfer = async (): Promise<Outcome | undefined> => {
    const { signal } = abort.current;
    for (let retries = 0; ; retries += 1) {
      // A blocker that replaces functions of the browser can make it throw.
      const outcome = await request(signal).catch((): Outcome | undefined =>
        signal.aborted ? undefined : { kind: 'failed' },
      );
      if (outcome?.kind !== 'busy') return outcome;
      const { waitMs } = outcome;
      if (retries === RETRIES_MAX || waitMs > RETRY_AFTER_MAX_MS) return { kind: 'failed', waitMs };
      dispatch('busy');
      await countDown(waitMs, signal, (waitSeconds) => updateView({ waitSeconds }));
      if (signal.aborted || !dispatch('timerDone')) return undefined;
    }
  };

  /** Sends valid values; final-form stores the errors it resolves with. */
  const send = async (values: FormValues): Promise<SubmissionErrors | undefined> => {
    attempted.current = values;
    dispatch('valid');
    const outcome = await transfer();
    if (!outcome) return undefined;
    dispatch(outcome.kind);
    // final-form regards a submission that resolves with an error as failed.
    const failure = { [FORM_ERROR]: outcome.kind };
    switch (outcome.kind) {
      case 'accepted':
        draft.finish();
        options.onSent(outcome);
        return undefined;
      case 'rejected': {
        const errors = byField(fields, outcome.errors);
        onErrors(errors, true);
        return { ...errors, ...failure };
      }
      case 'conflict':
        draft.renewKey();
        return failure;
      case 'failed':
        // Only without a time until which to wait is it tried again by itself.
        if (outcome.waitMs) attempted.current = null;
        updateView({
          failures: view.failures + 1,
          failedAt: Date.now(),
          waitSeconds: (outcome.waitMs ?? 0) / 1000,
        });
        return failure;
      default:
        return failure;
    }
  };

  const submit = async (trigger: 'submit' | 'online') => {
    if (!dispatch(trigger)) return;
    abort.current = new AbortController();
    const { signal } = abort.current;
    focusSubmitButton(element.current);
    onErrors(null);
    form.mutators['setSubmitErrors']?.({});
    await options.prepare();
    // final-form ignores a submission while another one has not ended.
    await running.current;
    // It may have been cancelled, or the form left: reading files from a cloud takes seconds.
    if (signal.aborted) return;
    form.setConfig('onSubmit', send);
    // If it rejected, every later attempt would end above.
    running.current = Promise.resolve(form.submit()).catch((error: unknown) => reportError(error));
    await running.current;
    const { errors, hasValidationErrors } = form.getState();
    // Not after an answer of the server, whose errors of files are errors of the form, too.
    if (hasValidationErrors && dispatch('foundErrors')) onErrors((errors ?? {}) as ErrorsByField);
  };

  const cancel = useCallback(() => {
    abort.current.abort();
    dispatch('cancel');
  }, [dispatch]);

  const reset = () => {
    onErrors(null);
    dispatch('discard');
  };

  const resubmit = useEffectEvent(() => submit('online'));

  // If a form is unmounted while it is being sent, the request is aborted; the same form in another language then
  // starts as after any other failure. Only in an effect: the old form is unmounted after the first rendering of the
  // new one.
  useEffect(() => {
    if (takeInterruption(id)) {
      attempted.current = form.getState().values;
      dispatch('failed');
    }
    // Only what the visitor has sent; what was changed since waits for the button.
    const tryAgain = () => {
      if (currentState() === 'failed' && form.getState().values === attempted.current) void resubmit();
    };
    window.addEventListener('online', tryAgain);
    return () => {
      window.removeEventListener('online', tryAgain);
      if (isBusy(currentState())) interrupt(id);
      // oxlint-disable-next-line react/exhaustive-deps -- the request that is under way then
      abort.current.abort();
    };
  }, [form, id, dispatch, currentState]);

  return { ...view, isBusy: isBusy(view.state), submit: () => void submit('submit'), cancel, reset };
}
