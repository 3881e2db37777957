import type { Intake } from './intake';
import { intakeFailure } from './receiving/intakeFailure';

/** How long the result of a check is given again, ms. */
const REUSED_MS = 5_000;

/**
 * Returns a function that tells whether the store could store something now. Anyone can ask, and each check flushes a
 * file to the disk or pays for a write: those who ask at the same time share one, and its result is given again for
 * {@link REUSED_MS}. A failure is noted once per check.
 */
export function storeHealth(
  intake: Pick<Intake, 'store' | 'noteFailure'>,
  steadyMs: () => number,
): () => Promise<boolean> {
  let checking: Promise<boolean> | undefined;
  /** Undefined while a check is running. */
  let endedAt: number | undefined;
  const check = async (): Promise<boolean> => {
    try {
      await intake.store.check();
      return true;
    } catch (error) {
      intakeFailure(intake, error);
      return false;
    } finally {
      endedAt = steadyMs();
    }
  };
  return () => {
    if (endedAt !== undefined && steadyMs() - endedAt >= REUSED_MS) checking = undefined;
    if (!checking) {
      endedAt = undefined;
      checking = check();
    }
    return checking;
  };
}
