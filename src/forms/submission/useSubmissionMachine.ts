import { useCallback, useRef, useState } from 'react';
import { nextSubmissionState, type SubmissionEvent, type SubmissionState } from './submissionMachine';

/** What a form shows of its submission. */
export interface SubmissionView {
  state: SubmissionState;
  /** Bytes sent, and to be sent. */
  sent: number;
  total: number;
  /** How often the transfer has broken off since the form was opened. */
  failures: number;
  /** When it last broke off, ms since 1970; 0 before. */
  failedAt: number;
  /** Seconds until the form tries again by itself. */
  waitSeconds: number;
}

/** The state of a submission and the ways to change it. */
export interface SubmissionMachine {
  view: SubmissionView;
  /** The state now, which a rendered one may lag behind: ten clicks are one request. */
  now: () => SubmissionState;
  /** Applies an event; false where it means nothing in this state. */
  move: (event: SubmissionEvent) => boolean;
  /** Changes what is shown beside the state. */
  show: (change: Partial<Omit<SubmissionView, 'state'>>) => void;
}

/** Holds the state of one submission, which changes by the table of `submissionMachine` only. */
export function useSubmissionMachine(initialState: SubmissionState): SubmissionMachine {
  const state = useRef(initialState);
  const [view, setView] = useState<SubmissionView>({
    state: initialState,
    sent: 0,
    total: 0,
    failures: 0,
    failedAt: 0,
    waitSeconds: 0,
  });
  const show = useCallback<SubmissionMachine['show']>(
    (change) => setView((before) => ({ ...before, ...change })),
    [],
  );
  const move = useCallback((event: SubmissionEvent): boolean => {
    const next = nextSubmissionState(state.current, event);
    if (next === undefined) return false;
    state.current = next;
    setView((before) => ({ ...before, state: next }));
    return true;
  }, []);
  const now = useCallback(() => state.current, []);
  return { view, now, move, show };
}
