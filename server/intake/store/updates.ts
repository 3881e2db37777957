import { INBOX_CHANNEL, UPDATE_CHANNEL } from './channelNames';
import type { EntryState, Update } from './manifest';

/** Adds a change by the applicant to a state: whoever has the application is told of it. */
export const withUpdate = (state: EntryState, update: Update): EntryState => ({
  ...state,
  updates: [...(state.updates ?? []), update],
});

/**
 * Adds a change that the applicant asked for by phone or mail, and that a recruiter has recorded. Other systems are told
 * of it. Recruiters who know the application and all earlier changes are not: one of them has just recorded it.
 */
export function withRecordedUpdate(before: EntryState, update: Update): EntryState {
  const state = withUpdate(before, update);
  const { [INBOX_CHANNEL]: first, [UPDATE_CHANNEL]: told } = before.deliveries;
  const known = before.updates?.length ?? 0;
  if (first?.deliveredAt === undefined || (told?.updates ?? 0) < known) return state;
  const delivery = told ?? { attempts: 0, nextAt: update.at, deliveredAt: update.at };
  return {
    ...state,
    deliveries: { ...state.deliveries, [UPDATE_CHANNEL]: { ...delivery, updates: known + 1 } },
  };
}
