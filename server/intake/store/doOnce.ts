import type { Claim } from './store';

/** What a store has to know for {@link doOnce}. */
interface Task {
  isDone: () => Promise<boolean>;
  work: () => Promise<void>;
  noteDone: () => Promise<void>;
}

/**
 * The part of a store's `once` that is the same for every kind. The work is noted after it: a server that is killed in between
 * has it done twice rather than never.
 *
 * @param claim the claim on the task, which is released; undefined while another server holds it
 * @returns false without a claim
 */
export async function doOnce(claim: Claim | undefined, { isDone, work, noteDone }: Task): Promise<boolean> {
  if (!claim) return false;
  try {
    if (!(await isDone())) {
      await work();
      await noteDone();
    }
    return true;
  } finally {
    await claim.release();
  }
}
