import type { Manifest } from '../store/manifest';
import { domainOf, type MailAddresses } from './mailAddresses';

/**
 * Who gets an entry by mail. An application: the address that its job names, else that of its first location, each
 * only where its domain is one that the settings allow, else the group's. A contact message: the address of its topic,
 * else the one for all.
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
