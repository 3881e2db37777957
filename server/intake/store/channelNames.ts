import type { EntryState } from './manifest';

/** Name of the channel that sends new entries to recruiters. */
export const INBOX_CHANNEL = 'recruiter';
/** Name of the channel that sends confirmations to applicants. */
export const CONFIRMATION_CHANNEL = 'confirmation';
/** Name of the channel that reports an applicant's later changes to recruiters. */
export const UPDATE_CHANNEL = 'recruiter-update';
/** Name of the channel that posts new entries to the webhook. */
export const WEBHOOK_CHANNEL = 'webhook';
/** Name of the channel that posts an applicant's later changes to the webhook. */
export const WEBHOOK_UPDATE_CHANNEL = 'webhook-update';
/** Channels that report an applicant's later changes, a withdrawal among them. */
export const UPDATE_CHANNELS: ReadonlySet<string> = new Set([UPDATE_CHANNEL, WEBHOOK_UPDATE_CHANNEL]);
/** Name of the channel to the sender of an entry in which malware was found after it was accepted. */
export const INFECTED_CHANNEL = 'infected';
/** Channels to the applicant: if their own address rejects a mail, there is nothing to be done. */
export const APPLICANT_CHANNELS: ReadonlySet<string> = new Set([CONFIRMATION_CHANNEL, INFECTED_CHANNEL]);

/** True if a receiver other than the applicant has an entry, or may have it. */
export function mayHaveBeenPassedOn({ deliveries }: EntryState): boolean {
  return Object.entries(deliveries).some(
    ([channel, { deliveredAt, mayHaveArrived }]) =>
      !APPLICANT_CHANNELS.has(channel) && (deliveredAt !== undefined || mayHaveArrived === true),
  );
}
