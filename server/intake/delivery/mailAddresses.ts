import type { Manifest } from '../store/manifest';

/** Addresses of the mails. */
export interface MailAddresses {
  from: string;
  /** Who gets applications and the daily summary. */
  recruiter: string;
  /** Who gets contact messages. */
  contact: string;
  /** Who gets contact messages of a topic instead; empty or left out for {@link MailAddresses.contact}. */
  topics?: Readonly<Record<string, string>>;
  /** Domains to whose addresses, as jobs and locations name them, applications go. */
  domains?: readonly string[];
}

/** The same entry's mail has the same id however often it is sent, so that a mailbox can drop repetitions. */
export function messageId({ reference }: Manifest, channel: string, from: string): string {
  return `<${reference.toLowerCase()}.${channel}@${domainOf(from)}>`;
}

/** The part of an address behind the at sign. */
export function domainOf(address: string): string {
  return address.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost';
}
