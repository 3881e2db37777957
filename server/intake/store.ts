import type { Readable } from 'node:stream';
import type { Entry, EntryState, Manifest, StoredFile } from './manifest';

/** Nothing can be stored durably at the moment: the disk is full, read-only or away, or the object store is down. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** A place for the files of one application until it is known whether it is accepted. */
export interface Staging {
  /** Folder on this machine that only this application writes to. */
  readonly dir: string;
  /** Removes everything; harmless after the commit. Never throws. */
  discard(): Promise<void>;
}

/** The right to work on one entry that nobody else has meanwhile. */
export interface Claim {
  /** Gives it back. Never throws: what is not given back ends by itself after {@link CLAIM_MS}. */
  release(): Promise<void>;
}

/** A claim whose holder has gone away ends after this time, ms: longer than the slowest delivery takes. */
export const CLAIM_MS = 600_000;
/** What was written before its entry came to exist is given up after this time, ms; no upload takes as long. */
export const LEFTOVER_AGE_MS = 3_600_000;
/** Marks of deleted entries are kept this long, ms, so that a late repetition does not bring one back. */
export const DELETED_KEPT_MS = 30 * 86_400_000;

/** Keeps applications and messages durably. Several servers may use the same place at the same time. */
export interface Store {
  /** Where they are kept, for people. */
  readonly place: string;
  /** @throws StoreUnavailableError if an application could not be stored now. */
  check(): Promise<void>;
  /** The secret that signs references and links; made once, the same for every server of the place. */
  secret(): Promise<string>;
  /** @throws StoreUnavailableError */
  stage(): Promise<Staging>;
  /**
   * Stores an entry with its staged files: durable when the promise resolves, or not there at all. An entry is stored
   * once; the second of two that run at the same time gets the first.
   *
   * @returns undefined if it was stored now, else the entry that has been there before.
   * @throws StoreUnavailableError
   */
  commit(staging: Staging, manifest: Manifest, state: EntryState): Promise<Entry | 'deleted' | undefined>;
  /** The entry of a reference; `deleted` for 30 days after it was removed; undefined if there is none. */
  find(reference: string): Promise<Entry | 'deleted' | undefined>;
  /** All entries, oldest first. */
  list(): Promise<Entry[]>;
  /** Contents of a stored file. */
  read(reference: string, file: StoredFile): Promise<Readable>;
  /** Removes one file of an entry for good; nothing happens if it is gone already. */
  removeFile(reference: string, file: StoredFile): Promise<void>;
  /**
   * Changes the state of an entry as it is at that moment, whoever else changes it; does nothing if the entry is gone.
   * `change` must be pure: it may be asked again.
   */
  changeState(reference: string, change: (state: EntryState) => EntryState): Promise<void>;
  /** Claims an entry. @returns undefined while somebody else has it */
  claim(reference: string, now: Date): Promise<Claim | undefined>;
  /** Removes an entry with its files. @returns false if there is none. */
  remove(reference: string): Promise<boolean>;
  /** Removes what an interrupted run has left half-written, and marks of deleted entries older than 30 days. */
  tidy(now: Date): Promise<void>;
}

/** Entries in the order in which they arrived. */
export function oldestFirst(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => (a.manifest.receivedAt < b.manifest.receivedAt ? -1 : 1));
}
