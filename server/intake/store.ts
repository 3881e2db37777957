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

/** Keeps applications and messages durably. */
export interface Store {
  /** Where they are kept, for people. */
  readonly place: string;
  /** @throws StoreUnavailableError if an application could not be stored now. */
  check(): Promise<void>;
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
  /** Replaces the state of an entry; does nothing if the entry is gone. */
  saveState(reference: string, state: EntryState): Promise<void>;
  /** Removes an entry with its files. @returns false if there is none. */
  remove(reference: string): Promise<boolean>;
  /** Removes what an interrupted run has left half-written, and marks of deleted entries older than 30 days. */
  tidy(now: Date): Promise<void>;
}
