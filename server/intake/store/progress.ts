import type { EntryState } from './manifest';

/** How far an application is, in the order in which a later one hides an earlier one. */
export const PROGRESS = ['infected', 'withdrawn', 'decided', 'read', 'arrived'] as const;

/** How far an application is, as its applicant is told: nothing of quarantine, nor of what was decided. */
export type Progress = (typeof PROGRESS)[number];

/** How far an application is. */
export function progressOf({ scan, withdrawnAt, decidedAt, readAt }: EntryState): Progress {
  if (scan === 'infected') return 'infected';
  if (withdrawnAt !== undefined) return 'withdrawn';
  if (decidedAt !== undefined) return 'decided';
  return readAt === undefined ? 'arrived' : 'read';
}
