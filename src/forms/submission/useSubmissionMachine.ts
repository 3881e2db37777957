import { useCallback, useRef, useState } from 'react';
import { nextSubmissionState, type SubmissionEvent, type SubmissionState } from './submissionMachine';

/** State of a submission for display. */
export interface SubmissionView {
  state: SubmissionState;
  /** Bytes sent, and total bytes. */
  sent: number;
  total: number;
  /** Number of failed transfers since the form was opened. */
  failures: number;
  /** Time of the last failure, ms since 1970; 0 before. */
  failedAt: number;
  /** Seconds until the automatic retry; after a failure until the server accepts another attempt, 0 if at once. */
  waitSeconds: number;
}

/** The state of a submission and functions to change it. */
export interface SubmissionMachine {
  view: SubmissionView;
  /** Returns the current state, which may be ahead of the rendered one: ten clicks send one request. */
  currentState: () => SubmissionState;
  /** Applies an event; returns false if it is ignored in this state. */
  dispatch: (event: SubmissionEvent) => boolean;
  /** Changes the view except the state. */
  updateView: (change: Partial<Omit<SubmissionView, 'state'>>) => void;
}

/** Holds the state of one submission, which changes only by the table of `submissionMachine`. */
export function useSubmissionMachine(
  initial: Pick<SubmissionView, 'state' | 'waitSeconds'>,
): SubmissionMachine {
  const state = useRef(initial.state);
  const [view, setView] = useState<SubmissionView>({
    state: initial.state,
    sent: 0,
    total: 0,
    failures: 0,
    failedAt: 0,
    waitSeconds: initial.waitSeconds,
  });
  const updateView = useCallback<SubmissionMachine['updateView']>(
    (change) => setView((before) => ({ ...before, ...change })),
    [],
  );
  const dispatch = useCallback((event: SubmissionEvent): boolean => {
    const next = nextSubmissionState(state.current, event);
    if (next === undefined) return false;
    state.current = next;
    setView((before) => ({ ...before, state: next }));
    return true;
  }, []);
  const currentState = useCallback(() => state.current, []);
  return { view, currentState, dispatch, updateView };
}
