import type { Intake } from '../intake';
import { UnreadableEntryError } from '../store/store';
import type { TaskQueue } from './taskQueue';

/**
 * Adds due entries to the queues they belong in.
 *
 * @param reported references of unreadable entries already logged; kept between calls
 * @throws StoreUnavailableError if the due entries cannot be listed
 */
export async function fillQueues(
  { store, now, log }: Intake,
  queues: readonly TaskQueue[],
  signal: AbortSignal,
  reported: Set<string>,
): Promise<void> {
  for (const reference of await store.due(now())) {
    if (signal.aborted) return;
    try {
      const entry = await store.find(reference);
      reported.delete(reference);
      const wanting = entry && entry !== 'deleted' ? queues.filter((queue) => queue.isDue(entry)) : [];
      for (const queue of wanting) queue.add(reference);
      if (wanting.length === 0) await store.reschedule(reference);
    } catch (error) {
      if (!(error instanceof UnreadableEntryError)) throw error;
      if (!reported.has(reference))
        log.error({ reference, reason: error.problem }, 'an entry cannot be read');
      reported.add(reference);
    }
  }
}
