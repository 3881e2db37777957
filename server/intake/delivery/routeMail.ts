import type { Manifest } from '../store/manifest';
import { domainOf, type MailAddresses } from './mailAddresses';

/**
 * Returns the recipient of an entry's mail. Application: the address its job names, else that of its first location,
 * each only if the settings allow its domain, else the group's. Contact message: the address of its topic, else the
 * general one.
 */
export function routeMail(
  { kind, job, fields }: Pick<Manifest, 'kind' | 'job' | 'fields'>,
  { recruiter, contact, topics = {}, domains = [] }: MailAddresses,
): string {
  if (kind === 'contact') {
    const topic = fields['topic'] ?? '';
    return (Object.hasOwn(topics, topic) ? topics[topic] : '') || contact;
  }
  const isAllowed = (address: string) => domains.includes(domainOf(address).toLowerCase());
  return (
    [job?.contact?.job, job?.contact?.house].find((one) => one !== undefined && isAllowed(one)) ?? recruiter
  );
}
