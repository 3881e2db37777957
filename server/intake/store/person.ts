import { createHmac } from 'node:crypto';
import { foldText } from '../../../src/lib/foldText';
import type { Entry, Manifest } from './manifest';
import type { Store } from './store';

/** Name of the person who sent an entry. */
export function nameOf({ fields }: Pick<Manifest, 'fields'>): string {
  return fields['name'] ?? `${fields['first_name'] ?? ''} ${fields['last_name'] ?? ''}`.trim();
}

/** A name in a uniform spelling: "Änne  O’Neill" => "aenne oneill". */
const foldName = (name: string) =>
  (foldText(name)[0] ?? '')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** An address in a uniform spelling. */
const foldEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase();

/** The letters and digits of a text, as people may spell it: "O’Neill-Münch" => "oneillmuench" and "oneillmunch". */
const spellingsOf = (text: string) =>
  foldText(text).map((spelling) => spelling.replace(/[^\p{L}\p{N}]/gu, ''));

/**
 * True if each word of a text is part of the name or address in an entry, in any order and spelling: "munch, anne" and
 * "@example.com" find "Änne Münch, anne@example.com".
 */
export function isOfPerson({ fields }: Pick<Manifest, 'fields'>, text: string): boolean {
  const names = spellingsOf(nameOf({ fields }));
  const email = foldEmail(fields['email'] ?? '');
  const isInName = (word: string) =>
    spellingsOf(word).some((spelling) => names.some((name) => name.includes(spelling)));
  return text
    .split(/\s+/)
    .every((word) => email.includes(foldEmail(word)) || (!word.includes('@') && isInName(word)));
}

/** Text that is the same for all applications of one person for one job; undefined if it is no application. */
export function personOf({
  kind,
  job,
  fields,
}: Pick<Manifest, 'kind' | 'job' | 'fields'>): string | undefined {
  if (kind !== 'application' || !job) return undefined;
  const name = foldName(nameOf({ fields }));
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
export async function othersOf(store: Store, { manifest, state }: Entry): Promise<string[]> {
  const person = personOf(manifest);
  const noted = await Promise.all((state.people ?? []).map((key) => store.people.of(key)));
  const found: string[] = [];
  for (const reference of [...new Set(noted.flat())].toSorted()) {
    if (reference === manifest.reference) continue;
    const entry = await store.find(reference).catch(() => undefined);
    // Corrected since, or deleted.
    if (!entry || entry === 'deleted' || personOf(entry.manifest) !== person) continue;
    found.push(reference);
  }
  return found;
}
