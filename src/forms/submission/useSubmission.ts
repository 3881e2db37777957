import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { RETRIES_MAX } from '../../config/formTimers';
import type { Outcome } from './outcomeOf';
import type { SendOptions } from './sendRequest';
import {
  isOnItsWay,
  nextSubmissionState,
  type SubmissionEvent,
  type SubmissionState,
} from './submissionMachine';

/** What a form shows of its way to the server. */
export interface SubmissionView {
  state: SubmissionState;
  /** Bytes sent, and to be sent. */
  sent: number;
  total: number;
  /** How often the transfer has broken off since the last success. */
  failures: number;
  /** When it last broke off, ms since 1970; 0 before. */
  failedAt: number;
  /** Seconds until the form tries again by itself. */
  waitSeconds: number;
}

/** What a form brings. */
export interface SubmissionOptions {
  /** State the form starts in: that of an answer of the server to a page without script. */
  initialState?: SubmissionState;
  /** Sends once, called for each try; resolves with what came out, undefined when it was cancelled. */
  deliver: (options: SendOptions) => Promise<Outcome | undefined>;
  /** Called when the network returns after a failure: the form tries again by itself. */
  onOnline: () => void;
  /** Called when the form leaves the page while it is on its way, which ends that. */
  onInterrupted?: () => void;
  /** Whether that has happened to the same form before: then this one starts as after any other failure. */
  wasInterrupted?: () => boolean;
}

/** The way of a form to the server. */
export interface Submission extends SubmissionView {
  isBusy: boolean;
  /** Starts: false when the form is on its way already or cannot be sent. */
  begin: (event: 'submit' | 'online') => boolean;
  /** What the page found wrong keeps the form here. */
  refuse: () => void;
  /** Nothing can be sent now: the form has failed and may be tried again. */
  breakOff: () => void;
  /** Sends, waits where the server asks for it, and resolves with what came out; undefined when it was cancelled. */
  transfer: () => Promise<Outcome | undefined>;
  cancel: () => void;
}

const START: Omit<SubmissionView, 'state'> = { sent: 0, total: 0, failures: 0, failedAt: 0, waitSeconds: 0 };

/** Drives the machine of `submissionMachine`: requests, progress, waiting, the network's return. Aborts on unmount. */
export function useSubmission(options: SubmissionOptions): Submission {
  const { initialState = 'idle' } = options;
  const [view, setView] = useState<SubmissionView>({ ...START, state: initialState });
  // The truth for events that follow faster than React renders: ten clicks are one request.
  const state = useRef<SubmissionState>(initialState);
  const abort = useRef(new AbortController());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const move = useCallback((event: SubmissionEvent, more: Partial<SubmissionView> = {}): boolean => {
    const next = nextSubmissionState(state.current, event);
    if (next === undefined) return false;
    state.current = next;
    setView((before) => ({ ...before, ...more, state: next }));
    return true;
  }, []);

  // Only here, as the form in the other language leaves after this one was drawn for the first time.
  useEffect(() => {
    if (latest.current.wasInterrupted?.()) move('broke');
  }, [move]);

  const wait = useCallback(async (waitMs: number, signal: AbortSignal): Promise<void> => {
    for (let seconds = Math.ceil(waitMs / 1000); seconds > 0 && !signal.aborted; seconds -= 1) {
      setView((before) => ({ ...before, waitSeconds: seconds }));
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1000);
        signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
      });
    }
  }, []);

  const sendOnce = useCallback(
    (signal: AbortSignal): Promise<Outcome | undefined> => {
      setView((before) => ({ ...before, sent: 0, total: 0 }));
      return latest.current.deliver({
        signal,
        onProgress: (sent, total) => setView((before) => ({ ...before, sent, total })),
        onAllSent: () => move('allSent'),
      });
    },
    [move],
  );

  const breakOff = useCallback(() => {
    if (!move('broke')) return;
    const failedAt = Date.now();
    setView((before) => ({ ...before, failures: before.failures + 1, failedAt }));
  }, [move]);

  const transfer = useCallback(async () => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    if (!move('valid')) return undefined;
    for (let retries = 0; ; retries += 1) {
      const outcome = await sendOnce(signal);
      if (!outcome) return undefined;
      if (outcome.event !== 'mustWait' || retries === RETRIES_MAX) {
        if (outcome.event === 'mustWait' || outcome.event === 'broke') {
          breakOff();
          return { event: 'broke' } as const;
        }
        move(outcome.event);
        return outcome;
      }
      move('mustWait');
      await wait(outcome.waitMs, signal);
      if (signal.aborted || !move('timerDone')) return undefined;
    }
  }, [breakOff, move, sendOnce, wait]);

  const cancel = useCallback(() => {
    abort.current.abort();
    move('cancel');
  }, [move]);

  useEffect(() => {
    const tryAgain = () => {
      if (state.current === 'failed') latest.current.onOnline();
    };
    window.addEventListener('online', tryAgain);
    return () => {
      window.removeEventListener('online', tryAgain);
      // oxlint-disable-next-line react/exhaustive-deps -- what is the case when the form leaves
      if (isOnItsWay(state.current)) latest.current.onInterrupted?.();
      // oxlint-disable-next-line react/exhaustive-deps -- the request that is under way then
      abort.current.abort();
    };
  }, []);

  const begin = useCallback((event: 'submit' | 'online') => move(event), [move]);
  const refuse = useCallback(() => void move('foundErrors'), [move]);
  return useMemo(
    () => ({ ...view, isBusy: isOnItsWay(view.state), begin, refuse, breakOff, transfer, cancel }),
    [view, begin, refuse, breakOff, transfer, cancel],
  );
}
