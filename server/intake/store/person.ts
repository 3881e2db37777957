import { createHmac } from 'node:crypto';
import { foldText } from '../../../src/lib/foldText';
import type { Manifest } from './manifest';
import type { Store } from './store';

/** A name in a uniform spelling: "Änne  O’Neill" => "aenne oneill". */
const foldName = (name: string) =>
  (foldText(name)[0] ?? '')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** An address in a uniform spelling. */
const foldEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase();

/** Text that is the same for all applications of one person for one job; undefined if it is no application. */
export function personOf({
  kind,
  job,
  fields,
}: Pick<Manifest, 'kind' | 'job' | 'fields'>): string | undefined {
  if (kind !== 'application' || !job) return undefined;
  const name = foldName(`${fields['first_name'] ?? ''} ${fields['last_name'] ?? ''}`);
  return `${job.id}\n${foldEmail(fields['email'] ?? '')}\n${name}`;
}

/** Key under which a store records a person's applications for a job; reveals nothing without the secret. */
export function personKeyOf(
  manifest: Pick<Manifest, 'kind' | 'job' | 'fields'>,
  secret: string,
): string | undefined {
  const person = personOf(manifest);
  if (person === undefined) return undefined;
  return createHmac('sha256', secret).update(`person:${person}`).digest('hex').slice(0, 32);
}

/**
 * References of the other applications of the same person for the same job, by normalised address and name. They stay
 * separate: none is merged or rejected.
 *
 * @throws StoreUnavailableError
 */
export async function othersOf(store: Store, secret: string, manifest: Manifest): Promise<string[]> {
  const key = personKeyOf(manifest, secret);
  if (key === undefined) return [];
  const found: string[] = [];
  for (const reference of (await store.people.of(key)).toSorted()) {
    if (reference === manifest.reference) continue;
    const entry = await store.find(reference).catch(() => undefined);
    // Corrected since, or deleted.
    if (!entry || entry === 'deleted' || personKeyOf(entry.manifest, secret) !== key) continue;
    found.push(reference);
  }
  return found;
}
