import type { Claim } from './store';

/** The part of a store's notes that {@link doOnce} needs. */
interface DoneNotes {
  isDone: (name: string) => Promise<boolean>;
  noteDone: (name: string) => Promise<void>;
}

/**
 * The part of a store's `once` that is the same for every kind. The work is noted after it: a server that is killed in between
 * has it done twice rather than never.
 *
 * @param claim the claim on the task, which is released; undefined while another server holds it
 * @returns false without a claim
 */
export async function doOnce(
  claim: Claim | undefined,
  notes: DoneNotes,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if (!claim) return false;
  try {
    if (!(await notes.isDone(name))) {
      await work();
      await notes.noteDone(name);
    }
    return true;
  } finally {
    await claim.release();
  }
}
