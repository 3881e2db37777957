import type { Deletion, Entry, JobContact } from '../store/manifest';
import { isOfPerson, nameOf } from '../store/person';
import type { Progress } from '../store/progress';
import { readListed } from '../store/readListed';
import { readReference } from '../store/reference';
import { type Store, UnreadableEntryError } from '../store/store';
import { dayOf, progressNameOf, statusOf } from './tables';

/** A mistake by the user of the command line: printed as a sentence, exit code 1. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Filters for entries. */
export interface Choice {
  status?: string;
  progress?: Progress;
  job?: string;
  /** Part of a name or of an address. */
  person?: string;
}

/** An entry that cannot be read. */
export interface Unreadable {
  reference: string;
  problem: string;
}

const DELETED_BY: Readonly<Record<Deletion['by'], string>> = {
  link: 'by the applicant',
  command: 'by command',
  expiry: 'because its time was over',
};

/** The error that names an entry as deleted, with day and way if its mark says so. */
export async function deletedError({ notes }: Store, reference: string): Promise<UsageError> {
  const deletion = await notes.deletionOf(reference);
  const how = deletion ? ` on ${dayOf(deletion.at)} ${DELETED_BY[deletion.by]}` : '';
  return new UsageError(`${reference} was deleted${how}.`);
}

/** Finds the entry with the given reference. @throws UsageError if there is none */
export async function findEntry(store: Store, text: string): Promise<Entry> {
  const reference = readReference(text);
  if (reference === undefined) {
    throw new UsageError(`"${text}" is not a reference such as SFF-7K3M2-Q9XPA.`);
  }
  const entry = await store.find(reference);
  if (entry === 'deleted') throw await deletedError(store, reference);
  if (!entry)
    throw new UsageError(`${reference} does not exist in ${store.place}; "list" shows all entries.`);
  return entry;
}

/** What `delete` is about to delete: an entry, which need not be readable, and its description. */
export interface Deletable {
  reference: string;
  shown: string;
  /** Addresses of its job, empty if they cannot be read; undefined for a contact message. */
  contact?: JobContact;
}

/** Like `findEntry`, also for an entry that cannot be read. @throws UsageError if there is none */
export async function findDeletable(store: Store, text: string): Promise<Deletable> {
  try {
    const entry = await findEntry(store, text);
    const { reference, kind, files, job } = entry.manifest;
    const shown = `${reference} of ${nameOf(entry.manifest)} with ${files.length} files`;
    return { reference, shown, ...(kind === 'application' && { contact: job?.contact ?? {} }) };
  } catch (error) {
    if (!(error instanceof UnreadableEntryError)) throw error;
    const { reference, problem } = error;
    const shown = `${reference}, which cannot be read (${problem}), with all its files`;
    return { reference, shown, contact: {} };
  }
}

/** True if an entry passes the filters. */
export const matches = (entry: Entry, { status, progress, job, person }: Choice) =>
  (status === undefined || statusOf(entry) === status) &&
  (progress === undefined || progressNameOf(entry) === progress) &&
  (job === undefined || entry.manifest.job?.id === job) &&
  (person === undefined || isOfPerson(entry.manifest, person));

/**
 * Collects an excerpt of every matching entry, oldest first. Whole entries are not kept in memory, as there may be a
 * hundred thousand.
 *
 * @param excerpt returns the needed part of an entry
 * @param unreadable receives the entries that cannot be read
 */
export async function excerpts<T>(
  store: Store,
  choice: Choice,
  excerpt: (entry: Entry) => T,
  unreadable: Unreadable[] = [],
): Promise<T[]> {
  const found: { receivedAt: string; value: T }[] = [];
  for await (const { reference, entry, problem } of store.entries()) {
    if (!entry) unreadable.push({ reference, problem });
    else if (matches(entry, choice)) {
      found.push({ receivedAt: entry.manifest.receivedAt, value: excerpt(entry) });
    }
  }
  return found
    .toSorted((a, b) => (a.receivedAt < b.receivedAt ? -1 : a.receivedAt > b.receivedAt ? 1 : 0))
    .map(({ value }) => value);
}

async function* each(references: readonly string[]): AsyncIterable<string> {
  yield* references;
}

/** Reads entries by reference, in the given order, a few at a time. Entries deleted in the meantime are skipped. */
export async function* readEntries(store: Store, references: readonly string[]): AsyncIterable<Entry> {
  const find = async (reference: string) => {
    const entry = await store.find(reference);
    return entry === 'deleted' ? undefined : entry;
  };
  for await (const { reference, entry, problem } of readListed(each(references), find)) {
    if (!entry) throw new UnreadableEntryError(reference, problem);
    yield entry;
  }
}

/** References of the matching entries: of those given, or of all, oldest first. */
export async function chooseReferences(
  store: Store,
  texts: readonly string[],
  choice: Choice,
  unreadable: Unreadable[] = [],
): Promise<string[]> {
  const referenceOf = ({ manifest }: Entry) => manifest.reference;
  if (texts.length === 0) return excerpts(store, choice, referenceOf, unreadable);
  const references: string[] = [];
  for (const text of texts) {
    const entry = await findEntry(store, text);
    if (matches(entry, choice)) references.push(referenceOf(entry));
  }
  return references;
}
