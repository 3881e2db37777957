import type { FileKind } from '../../../src/applications/applicationFields';
import type { FileType } from '../../../src/applications/limits';
import type { IntakeJob } from '../../../src/content/intakeSite';
import type { Locale } from '../../../src/content/locales';

/** Addresses in a job's content. */
export interface JobContact {
  /** The job's own `contact.email`. */
  job?: string;
  /** Address of the job's first location; this name is fixed by stored entries. */
  house?: string;
}

/** A file of an application, as stored. */
export interface StoredFile {
  field: FileKind;
  /** The applicant's name for it, for display only: never used as a name on a disk. */
  name: string;
  /** Random name it is stored under. */
  storedAs: string;
  /** Its type, checked by its content. */
  type: FileType;
  /** Bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/**
 * What someone sent; written once and never changed. When an entry is read, the applicant's later corrections and
 * additions are included (`asItStands`).
 */
export interface Manifest {
  version: 1;
  kind: 'application' | 'contact';
  /** Reference given to the sender, e.g. `SFF-7K3M2-Q9XPA`; names the entry. */
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  locale: Locale;
  /** The job; applications only. */
  job?: {
    id: string;
    title: string;
    country: IntakeJob['country'];
    currency: IntakeJob['currency'];
    /** City of the job; missing in entries of an older version and for forms without a job. */
    city?: string;
    /** Addresses for routing mails; omitted if the content has none. */
    contact?: JobContact;
  };
  /** Normalised answers that are not empty. */
  fields: Record<string, string>;
  consent: { privacyNotice: boolean; talentPool: boolean };
  files: StoredFile[];
  /** Hash of the idempotency key; of the content if none was sent. */
  keyHash: string;
  /** Hash of answers and files: the same key with a different one is a conflict. */
  contentHash: string;
  /** True if the sender gets a confirmation; missing in contact messages of an older version. */
  isConfirmed?: true;
  /** Total points of the spam signs, and the names of those found. */
  spam: { score: number; reasons: string[] };
}

/** Attempts to pass an entry on through a channel, and their result. */
export interface Delivery {
  attempts: number;
  /** ISO 8601; not tried again before this time. */
  nextAt: string;
  /** ISO 8601; set once it has arrived. */
  deliveredAt?: string;
  /** Last failure in one line, without personal data; also set while an attempt is running. */
  error?: string;
  /** An attempt ended without a response: it may have arrived. */
  mayHaveArrived?: true;
  /** The receiver has rejected it: not tried again until someone asks for it. */
  isFinal?: true;
  /** Number of the entry's updates that the receiver has; only for channels that report updates. */
  updates?: number;
  /** Number of updates at the last final rejection: with more of them it is tried again, with those that were rejected. */
  refusedUpdates?: number;
}

/** A change by the applicant after sending. */
export interface Update {
  kind: 'files' | 'email' | 'withdrawn' | 'leftPool';
  /** For `files`: their stored names. */
  files?: string[];
  /** ISO 8601. */
  at: string;
}

/** Failed scans of an entry while the scanner was available. */
export interface ScanAttempts {
  attempts: number;
  /** ISO 8601; not tried again before this time. */
  nextAt: string;
  /** Last failure in one line. */
  error?: string;
  /** The scanner works, but not on this entry: a person has to look. */
  isFinal?: true;
}

/** State of an entry; rewritten as it changes. */
export interface EntryState {
  /** `held`: waiting for a person or for its deliveries; `quarantined`: suspicious, waiting for release. */
  status: 'held' | 'quarantined';
  /**
   * Result of the malware scan; omitted if no scanner is configured. `pending`: the scanner was down, and nothing is
   * passed on until it has given a verdict.
   */
  scan?: 'pending' | 'clean' | 'infected';
  /** Failed scans of a pending entry. */
  scanAttempts?: ScanAttempts;
  /** Stored names of the files that are removed because malware was found in them. */
  infected?: string[];
  /** ISO 8601: when malware was first found; missing in entries of an older version. */
  infectedAt?: string;
  /** By channel name, e.g. `recruiter`, `confirmation`, `webhook`. */
  deliveries: Record<string, Delivery>;
  /** Names of the channels that were configured at the arrival; missing in entries of an older version. */
  channels?: string[];
  /** ISO 8601: when the application was decided; it may be kept for some months more, depending on the country. */
  decidedAt?: string;
  /** ISO 8601: when a recruiter marked it as read. */
  readAt?: string;
  /** ISO 8601: when it was withdrawn; kept like one that was decided on that day. */
  withdrawnAt?: string;
  /** ISO 8601: when the applicant left the talent pool. */
  poolLeftAt?: string;
  /** The e-mail address as corrected by the applicant. */
  email?: string;
  /** Files added by the applicant. */
  added?: StoredFile[];
  /** The applicant's changes, in order. */
  updates?: Update[];
  /** How often the applicant's links were replaced; earlier ones are invalid. */
  linkVersion?: number;
  /** Keys under which the store finds applications of the same person for the same job. */
  people?: string[];
}

/** Returns the new state of an entry for its current one. */
export type StateChange = (state: EntryState) => EntryState;

/**
 * A manifest with the corrections and additions in its state, without a consent that has ended; may be applied again to
 * its own result.
 */
export function asItStands(manifest: Manifest, { email, added = [], poolLeftAt }: EntryState): Manifest {
  if (email === undefined && added.length === 0 && poolLeftAt === undefined) return manifest;
  const known = new Set(manifest.files.map(({ storedAs }) => storedAs));
  return {
    ...manifest,
    fields: { ...manifest.fields, ...(email === undefined ? {} : { email }) },
    consent: { ...manifest.consent, ...(poolLeftAt === undefined ? {} : { talentPool: false }) },
    files: [...manifest.files, ...added.filter(({ storedAs }) => !known.has(storedAs))],
  };
}

/** One application or message with its state. */
export interface Entry {
  manifest: Manifest;
  state: EntryState;
}

/** When and how an entry was deleted, without personal data; kept for 30 days. */
export interface Deletion {
  /** ISO 8601. */
  at: string;
  /** `link`: by its sender; `expiry`: because its time was over. */
  by: 'link' | 'command' | 'expiry';
}
