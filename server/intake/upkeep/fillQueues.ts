import type { Intake } from '../intake';
import { UnreadableEntryError } from '../store/store';
import { describeFailure } from '../delivery/describeFailure';
import type { TaskQueue } from '../delivery/taskQueue';

/**
 * Adds due entries to the queues they belong in, and records those for which that fails in the intake's findings.
 *
 * @param reported references of entries whose problem is already logged; kept between calls
 * @throws StoreUnavailableError if the due entries cannot be listed
 */
export async function fillQueues(
  intake: Intake,
  queues: readonly TaskQueue[],
  signal: AbortSignal,
  reported: Set<string>,
): Promise<void> {
  const { store, now, log } = intake;
  const failures = intake.findings.unqueued;
  const due = new Set(await store.due(now()));
  // Deleted or rescheduled by now, so the failure is over.
  for (const reference of failures.keys()) if (!due.has(reference)) failures.delete(reference);
  for (const reference of due) {
    if (signal.aborted) return;
    try {
      const entry = await store.find(reference);
      const wanting = entry && entry !== 'deleted' ? queues.filter((queue) => queue.isDue(entry)) : [];
      for (const queue of wanting) queue.add(reference);
      if (wanting.length === 0) await store.reschedule(reference);
      reported.delete(reference);
      failures.delete(reference);
    } catch (error) {
      // A problem with one entry must not hold up the others.
      const isUnreadable = error instanceof UnreadableEntryError;
      const reason = describeFailure(error);
      const message = isUnreadable ? 'an entry cannot be read' : 'an entry cannot be taken up';
      if (!reported.has(reference)) log.error({ reference, reason }, message);
      reported.add(reference);
      // The store itself records those that cannot be read.
      if (isUnreadable) failures.delete(reference);
      else failures.set(reference, reason);
    }
  }
}
