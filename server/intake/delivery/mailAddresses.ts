import type { Manifest } from '../store/manifest';

/** Addresses used for mails. */
export interface MailAddresses {
  from: string;
  /** Recipient of applications and the daily summary. */
  recruiter: string;
  /** Recipient of contact messages. */
  contact: string;
  /** Recipients of contact messages by topic; {@link MailAddresses.contact} for empty or missing ones. */
  topics?: Readonly<Record<string, string>>;
  /** Domains to which applications may be sent if a job or location names such an address. */
  domains?: readonly string[];
}

/** Message id that stays the same however often an entry's mail is sent, so that mailboxes can drop duplicates. */
export function messageId({ reference }: Pick<Manifest, 'reference'>, channel: string, from: string): string {
  return `<${reference.toLowerCase()}.${channel}@${domainOf(from)}>`;
}

/** The part of an address after the at sign. */
export function domainOf(address: string): string {
  return address.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost';
}
