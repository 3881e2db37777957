import type { JobContact, Manifest } from '../store/manifest';
import { domainOf, type MailAddresses } from './mailAddresses';

/**
 * Returns the recipient of an entry's mail. Application: the address its job names, else that of its first location,
 * each only if the settings allow its domain, else the group's. Contact message: the address of its topic, else the
 * general one.
 */
export function routeMail(
  { kind, job, fields }: Pick<Manifest, 'kind' | 'job' | 'fields'>,
  addresses: MailAddresses,
): string {
  if (kind === 'application') return recruiterOf(job?.contact, addresses);
  const { contact, topics = {} } = addresses;
  const topic = fields['topic'] ?? '';
  return (Object.hasOwn(topics, topic) ? topics[topic] : '') || contact;
}

/** Returns the recipient of mails about applications for a job, by its addresses. */
export function recruiterOf(
  { job, house }: JobContact = {},
  { recruiter, domains = [] }: Pick<MailAddresses, 'recruiter' | 'domains'>,
): string {
  const isAllowed = (address: string) => domains.includes(domainOf(address).toLowerCase());
  return [job, house].find((one) => one !== undefined && isAllowed(one)) ?? recruiter;
}
