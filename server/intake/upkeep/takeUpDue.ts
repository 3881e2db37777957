import { describeFailure } from '../delivery/describeFailure';
import type { TaskQueue } from '../delivery/taskQueue';
import type { Intake } from '../intake';
import type { MarkedEntry } from '../store/marks';
import { deleteExpired, isExpired } from './retention';

/**
 * Reads every due entry once: deletes it if it has expired, and adds it to the queues it belongs in otherwise. Those
 * that cannot be taken up are named in the log, once, and recorded in the intake's findings.
 *
 * @param signal ends it between two entries
 * @throws StoreUnavailableError if the due entries cannot be listed, or the current time cannot be recorded
 */
export async function takeUpDue(
  intake: Intake,
  queues: readonly TaskQueue[],
  signal: AbortSignal,
): Promise<void> {
  const { store, log, findings } = intake;
  const now = intake.now();
  const earlier = findings.unqueued;
  const failures = new Map<string, string>();
  const expired: MarkedEntry[] = [];

  async function takeUp(entry: MarkedEntry): Promise<void> {
    const { reference } = entry.manifest;
    const wanting = queues.filter((queue) => queue.isDue(entry));
    for (const queue of wanting) queue.add(reference);
    if (wanting.length > 0) return;
    try {
      await store.reschedule(entry);
    } catch (error) {
      // A problem with one entry must not hold up the others.
      const reason = describeFailure(error);
      if (!earlier.has(reference)) log.error({ reference, reason }, 'an entry cannot be taken up');
      failures.set(reference, reason);
    }
  }

  for await (const entry of store.due(now)) {
    if (signal.aborted) return;
    if (isExpired(entry, now)) expired.push(entry);
    else await takeUp(entry);
  }
  findings.unqueued = failures;
  for (const entry of await deleteExpired(intake, expired, signal)) await takeUp(entry);
}
