import { fillQueues } from '../delivery/passOn';
import { TaskQueue } from '../delivery/taskQueue';
import type { Intake } from '../intake';
import { scanTask } from './scanTask';

/** Scans once whatever is due of what had to be taken unscanned. */
export async function scanHeld(intake: Intake): Promise<void> {
  if (!intake.scanner) return;
  const { signal } = new AbortController();
  const queue = new TaskQueue(scanTask(intake, intake.scanner), signal);
  await fillQueues(intake, [queue], signal, new Set());
  await queue.idle();
}
