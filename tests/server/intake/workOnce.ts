import { channelTask } from '../../../server/intake/delivery/channelTask';
import type { DeliveryChannel } from '../../../server/intake/delivery/deliveryChannel';
import { createChannels } from '../../../server/intake/upkeep/backgroundWork';
import { takeUpDue } from '../../../server/intake/upkeep/takeUpDue';
import { readSettings } from '../../../server/settings';
import { type Task, TaskQueue } from '../../../server/intake/delivery/taskQueue';
import type { Intake } from '../../../server/intake/intake';
import { scanTask } from '../../../server/intake/scan/scanTask';

/** Signs what the webhook gets. */
export const WEBHOOK_SECRET = 'a secret for tests of webhooks, long enough';

const { signal } = new AbortController();

/** Does the server's work of one minute: due entries go through the queues of some tasks. */
async function workOnce(
  intake: Intake,
  tasks: readonly Task[],
  fresh: readonly string[] = [],
): Promise<void> {
  const queues = tasks.map((task) => new TaskQueue(task, signal));
  if (fresh.length === 0) await takeUpDue(intake, queues, signal);
  for (const queue of queues) for (const reference of fresh) queue.addFresh(reference);
  await Promise.all(queues.map((queue) => queue.idle()));
}

/**
 * Passes on what is due, once.
 *
 * @param fresh new entries to try instead
 */
export function passOn(
  intake: Intake,
  channels: readonly DeliveryChannel[],
  fresh?: readonly string[],
): Promise<void> {
  return workOnce(
    intake,
    channels.map((channel) => channelTask(intake, channel)),
    fresh,
  );
}

/** Passes on what is due through a mail server, and the webhook at a URL if there is one, once. */
export const passOnByMail = (intake: Intake, { url }: { url: string }, webhookUrl = ''): Promise<void> =>
  passOn(
    intake,
    createChannels(
      intake,
      readSettings({
        INTAKE_SMTP_URL: url,
        ...(webhookUrl && { INTAKE_WEBHOOK_URL: webhookUrl, INTAKE_WEBHOOK_SECRET: WEBHOOK_SECRET }),
      }),
    ),
  );

/** Deletes what has expired. @returns the number of deleted entries */
export async function deleteExpired(intake: Intake, stop = signal): Promise<number> {
  const before = await intake.store.count();
  await takeUpDue(intake, [], stop);
  return before - (await intake.store.count());
}

/** Scans what was accepted unscanned and is due, once. */
export async function scanHeld(intake: Intake): Promise<void> {
  if (intake.scanner) await workOnce(intake, [scanTask(intake, intake.scanner)]);
}
