import type { EntryState } from './manifest';
import { withRecordedUpdate } from './updates';

/** Progress of an application; if several of these apply, the first one counts. */
export const PROGRESS = ['withdrawn', 'infected', 'decided', 'read', 'arrived'] as const;

/** Progress as shown to the applicant: without quarantine or the decision itself. */
export type Progress = (typeof PROGRESS)[number];

/** Returns the progress of an application. */
export function progressOf({ scan, withdrawnAt, decidedAt, readAt }: EntryState): Progress {
  if (withdrawnAt !== undefined) return 'withdrawn';
  if (scan === 'infected') return 'infected';
  if (decidedAt !== undefined) return 'decided';
  return readAt === undefined ? 'arrived' : 'read';
}

/** True if an application takes no more files, corrections or withdrawal, and no decision is expected. */
export const isOver = (progress: Progress) => progress !== 'arrived' && progress !== 'read';

/** Steps that recruiters can record for an application, by mail link or command. */
export const RECRUITER_STEPS = ['read', 'decide', 'withdraw'] as const;

/** One of {@link RECRUITER_STEPS}. */
export type RecruiterStep = (typeof RECRUITER_STEPS)[number];

/** True if a step was recorded, or a later one that includes it. */
export const isTaken = (state: EntryState, step: RecruiterStep) =>
  ({ read: state.readAt ?? state.decidedAt, decide: state.decidedAt, withdraw: state.withdrawnAt })[step] !==
  undefined;

/** The state after a recruiter's step: the date of a step recorded earlier is kept, and nothing follows a withdrawal. */
export function afterStep(state: EntryState, step: RecruiterStep, now: Date): EntryState {
  if (state.withdrawnAt !== undefined) return state;
  const at = now.toISOString();
  switch (step) {
    case 'read':
      return { ...state, readAt: state.readAt ?? at };
    case 'decide':
      return { ...state, readAt: state.readAt ?? at, decidedAt: state.decidedAt ?? at };
    case 'withdraw':
      return withRecordedUpdate({ ...state, withdrawnAt: at }, { kind: 'withdrawn', at });
  }
}
