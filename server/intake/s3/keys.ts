import { NOTE_KEYS } from '../store/notes';
import { REFERENCE_PATTERN } from '../store/reference';

/** Object names below the prefix; those that end with a slash are followed by a reference or a run. */
export const KEYS = {
  ...NOTE_KEYS,
  secret: 'secret',
  /** Manifest and first state; an entry exists as soon as this object does. */
  entries: 'entries/',
  /** Present once a state has changed. */
  states: 'states/',
  files: 'files/',
  /** The index: an empty object for each mark, in order of time. */
  due: 'due/',
  claims: 'claims/',
  /** Heartbeats of the runs that hold claims. */
  runs: 'runs/',
  /** Entries of one person: `people/<key>/<reference>`. */
  people: 'people/',
  probes: 'probes/',
} as const;

/** Key of an entry's object in one of the folders that have one per entry. */
export function entryKey(prefix: string, reference: string): string {
  return `${prefix}${reference}.json`;
}

/** Key of a stored file. @throws for invalid names */
export function fileKey(reference: string, storedAs: string): string {
  if (!REFERENCE_PATTERN.test(reference) || !/^[\da-f-]+$/.test(storedAs))
    throw new Error('not a stored name');
  return `${KEYS.files}${reference}/${storedAs}`;
}

/** Key of the note that an entry belongs to a person. @throws for an invalid key or reference */
export function personKey(key: string, reference: string): string {
  if (!/^[\da-f]{32}$/.test(key) || !REFERENCE_PATTERN.test(reference)) throw new Error('not a person’s key');
  return `${KEYS.people}${key}/${reference}`;
}

/** The reference a key belongs to: `states/SFF-….json`, `files/SFF-…/…`, `deleted/SFF-…`. */
export function referenceOfKey(key: string): string {
  return (key.split('/')[1] ?? '').replace(/\.json$/, '');
}
