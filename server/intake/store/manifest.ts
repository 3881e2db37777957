import type { FileKind } from '../../../src/applications/applicationFields';
import type { FileType } from '../../../src/applications/limits';
import type { Locale } from '../../../src/content/locales';

/** Where a job is; decides how long its applications are kept. */
export type Country = 'DE' | 'AT' | 'CH';

/** Addresses that a job's content names. */
export interface JobContact {
  /** The job's own `contact.email`. */
  job?: string;
  /** Of the job's first location; the name is that of stored entries. */
  house?: string;
}

/** A file of an application as it was stored. */
export interface StoredFile {
  field: FileKind;
  /** The applicant's name for it, for people only: it never names anything on a disk. */
  name: string;
  /** Random name it is stored under. */
  storedAs: string;
  /** What it is, by its content. */
  type: FileType;
  /** Bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/**
 * What somebody sent; written once and never changed. Where an entry is read, what the applicant has corrected and added
 * since stands in it (`asItStands`).
 */
export interface Manifest {
  version: 1;
  kind: 'application' | 'contact';
  /** What the person was told, e.g. `SFF-7K3M2-Q9XPA`; names the entry. */
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  locale: Locale;
  /** What is applied for; only of applications. */
  job?: {
    id: string;
    title: string;
    country: Country;
    currency: string;
    /** City of the job; entries of an older version and forms without a job have none. */
    city?: string;
    /** Addresses by which mails are routed; left out where the content has none. */
    contact?: JobContact;
  };
  /** Normalized answers, those that are not empty. */
  fields: Record<string, string>;
  consent: { privacyNotice: boolean; talentPool: boolean };
  files: StoredFile[];
  /** Hash of the idempotency key; of the content where none was sent. */
  keyHash: string;
  /** Hash of answers and files: the same key with another one is a conflict. */
  contentHash: string;
  /** true: its sender gets a confirmation; contact messages of an older version have none. */
  isConfirmed?: true;
  /** Sum of the spam layers' points with the names of those that gave any. */
  spam: { score: number; reasons: string[] };
}

/** How often something was passed on, and what came of it. */
export interface Delivery {
  attempts: number;
  /** ISO 8601; not before this time again. */
  nextAt: string;
  /** ISO 8601; present once it has arrived. */
  deliveredAt?: string;
  /** Last failure in one line, without personal data; present also while an attempt is under way. */
  error?: string;
  /** Some attempt has ended without an answer: it may have arrived. */
  mayHaveArrived?: true;
  /** It is not tried again until somebody asks for it: the receiver has refused it. */
  isFinal?: true;
  /** How many of the entry's updates were told with it; only of channels that tell of updates. */
  updates?: number;
}

/** What an applicant has done after sending. */
export interface Update {
  kind: 'files' | 'email' | 'withdrawn';
  /** Of `files`: the names under which they are stored. */
  files?: string[];
  /** ISO 8601. */
  at: string;
}

/** How often an entry could not be scanned although the scanner was there. */
export interface ScanAttempts {
  attempts: number;
  /** ISO 8601; not before this time again. */
  nextAt: string;
  /** Last failure in one line. */
  error?: string;
  /** The scanner works, but not on this entry: a person has to look. */
  isFinal?: true;
}

/** What has become of an entry; rewritten as it changes. */
export interface EntryState {
  /** `held`: waits for a person or for its deliveries; `quarantined`: suspicious, waits for release. */
  status: 'held' | 'quarantined';
  /**
   * Malware scan; left out where no scanner is set up. `pending`: the scanner was down, nothing is passed on until it
   * has said something.
   */
  scan?: 'pending' | 'clean' | 'infected';
  /** Scans of a pending entry that have failed. */
  scanAttempts?: ScanAttempts;
  /** Files of the manifest, by the name they were stored under, that are removed because malware was found in them. */
  infected?: string[];
  /** By name of the channel, e.g. `recruiter`, `confirmation`, `webhook`. */
  deliveries: Record<string, Delivery>;
  /** ISO 8601: the day the application was decided, from which on it may be kept for its country's time. */
  decidedAt?: string;
  /** ISO 8601: a recruiter has said that it is read. */
  readAt?: string;
  /** ISO 8601: the applicant has withdrawn it; kept like one that was decided on that day. */
  withdrawnAt?: string;
  /** The e-mail address as the applicant has corrected it. */
  email?: string;
  /** Files that the applicant has added. */
  added?: StoredFile[];
  /** What the applicant has done, in order. */
  updates?: Update[];
  /** How often the applicant's links were replaced, which ends the earlier ones. */
  linkVersion?: number;
  /** Keys under which the store finds applications of the same person for the same job. */
  people?: string[];
}

/** A manifest with what its state says was corrected and added; one that an earlier state was laid over will do. */
export function asItStands(manifest: Manifest, { email, added = [] }: EntryState): Manifest {
  if (email === undefined && added.length === 0) return manifest;
  const known = new Set(manifest.files.map(({ storedAs }) => storedAs));
  return {
    ...manifest,
    fields: { ...manifest.fields, ...(email === undefined ? {} : { email }) },
    files: [...manifest.files, ...added.filter(({ storedAs }) => !known.has(storedAs))],
  };
}

/** One application or message with its state. */
export interface Entry {
  manifest: Manifest;
  state: EntryState;
}
