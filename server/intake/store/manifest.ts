import type { FileKind } from '../../../src/applications/applicationFields';
import type { FileType } from '../../../src/applications/limits';
import type { Locale } from '../../../src/content/locales';

/** Where a job is; decides how long its applications are kept. */
export type Country = 'DE' | 'AT' | 'CH';

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

/** What somebody sent, written once and never changed. */
export interface Manifest {
  version: 1;
  kind: 'application' | 'contact';
  /** What the person was told, e.g. `SFF-7K3M2-Q9XPA`; names the entry. */
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  locale: Locale;
  /** What is applied for; only of applications. */
  job?: { id: string; title: string; country: Country; currency: string };
  /** Normalized answers, those that are not empty. */
  fields: Record<string, string>;
  consent: { privacyNotice: boolean; talentPool: boolean };
  files: StoredFile[];
  /** Hash of the idempotency key; of the content where none was sent. */
  keyHash: string;
  /** Hash of answers and files: the same key with another one is a conflict. */
  contentHash: string;
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
}

/** One application or message with its state. */
export interface Entry {
  manifest: Manifest;
  state: EntryState;
}
