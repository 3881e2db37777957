import { deletionMail } from '../delivery/deletionMail';
import { DeliveryError } from '../delivery/deliveryError';
import { describeFailure } from '../delivery/describeFailure';
import type { MailAddresses } from '../delivery/mailAddresses';
import type { Mailer } from '../delivery/mailer';
import type { Intake } from '../intake';

/** Wait after a failure, ms: many mail servers lock out clients that keep trying. */
const RETRY_MS = 900_000;

/**
 * Tells recruiters of the applications that were deleted on request although somebody else may have a copy, one mail
 * each; without a mail server, operators in the log. If several servers share a store, one of them does this.
 *
 * @param mailer omitted if none is configured
 * @param steadyMs a clock in ms that never jumps
 * @returns a function to call every minute
 */
export function deletionNotices(
  intake: Intake,
  addresses: MailAddresses,
  mailer: Mailer | undefined,
  steadyMs = () => performance.now(),
): (signal: AbortSignal) => Promise<void> {
  const { store, log } = intake;
  // By the steady clock: the wall clock may be set back by days.
  let retryAt = 0;

  /** True while something that was begun before a deletion may still arrive: the notice must not overtake it. */
  async function isStillPassedOn(reference: string): Promise<boolean> {
    for (const channel of intake.channels) {
      const delivery = await store.claim(reference, channel);
      if (!delivery) return true;
      await delivery.release();
    }
    return false;
  }

  async function tell(reference: string, signal: AbortSignal): Promise<void> {
    const claim = await store.claim(reference, 'deletion');
    if (!claim) return;
    try {
      const contact = await store.notes.noticeOf(reference);
      // Told by another server meanwhile, or not deleted yet.
      if (!contact || (await store.find(reference)) !== 'deleted') return;
      if (await isStillPassedOn(reference)) return;
      if (mailer) await mailer.send(deletionMail(intake, reference, contact, addresses), signal);
      else log.warn({ reference }, 'deleted on request: whoever got it must delete it, too');
      await store.notes.removeNotice(reference);
    } finally {
      await claim.release();
    }
  }

  return async (signal) => {
    if (steadyMs() < retryAt) return;
    for (const reference of await store.notes.notices()) {
      if (signal.aborted) return;
      try {
        await tell(reference, signal);
      } catch (error) {
        retryAt = steadyMs() + RETRY_MS;
        log.warn({ reference, reason: describeFailure(error) }, 'recruiters could not be told of a deletion');
        // The others would fail in the same way.
        if (error instanceof DeliveryError && error.facts.isChannelDown) return;
      }
    }
  };
}
