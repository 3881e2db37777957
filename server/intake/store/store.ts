import type { Readable } from 'node:stream';
import type { Deletion, Entry, EntryState, JobContact, Manifest, StateChange, StoredFile } from './manifest';
import type { MarkedEntry } from './marks';

/** Nothing can be stored durably at present: the disk is full, read-only or missing, or the object store is down. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/**
 * An entry exists but cannot be read; the message names it and says what to do. Other entries are not affected. A kind
 * of {@link StoreUnavailableError}, because requests for this entry can only be retried later.
 */
export class UnreadableEntryError extends StoreUnavailableError {
  override name = 'UnreadableEntryError';

  /** @param problem what is wrong, as the end of a sentence and without personal data */
  constructor(
    readonly reference: string,
    readonly problem: string,
  ) {
    super(
      `${reference} cannot be read: ${problem}. Restore it from a backup or correct its owner, then run "npm run applications -- check".`,
    );
  }
}

/** A stored file is missing or damaged: its size or hash differs from the manifest. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';

  /**
   * @param storedAs name it is stored under
   * @param problem what is wrong, as the end of a sentence
   */
  constructor(
    readonly reference: string,
    readonly storedAs: string,
    readonly problem: string,
  ) {
    super(`file ${storedAs} of ${reference} ${problem}`);
  }
}

/** A place for the files of one application until it is accepted or rejected. */
export interface Staging {
  /** Folder on this machine that only this application writes to. */
  readonly dir: string;
  /** Removes everything; has no effect after the commit. Never throws. */
  discard(): Promise<void>;
}

/** The exclusive right to work on one task of one entry. */
export interface Claim {
  /** Gives it back. Never throws: it ends with its run, and by itself after {@link CLAIM_MS}. */
  release(): Promise<void>;
}

/**
 * Index of the entries of each person, by keys without personal data. A note is kept until its entry is removed. All
 * methods throw StoreUnavailableError.
 */
export interface PersonNotes {
  /** Adds a note, durably when the promise resolves; does nothing if it exists. */
  add(key: string, reference: string): Promise<void>;
  /** References recorded for a key; some of these entries may be gone. */
  of(key: string): Promise<string[]>;
  /** Does nothing if there is no such note. */
  remove(key: string, reference: string): Promise<void>;
}

/** What a store records besides entries, as far as others read it. */
export interface StoreNotes {
  /**
   * When and how an entry was deleted; undefined if it was not in the last 30 days, or if its mark does not say so: that
   * of an older version, or one written on a full disk.
   *
   * @throws StoreUnavailableError
   */
  deletionOf(reference: string): Promise<Deletion | undefined>;
  /**
   * Records durably, before an entry is deleted, that recruiters must be told of it; kept for 30 days at most.
   * {@link Store.remove} removes it again if they cannot have a copy.
   *
   * @param contact addresses of the job
   * @throws StoreUnavailableError
   */
  addNotice(reference: string, contact: JobContact): Promise<void>;
  /** References of the deletions of which recruiters have not been told yet. @throws StoreUnavailableError */
  notices(): Promise<string[]>;
  /** Addresses of the job in a notice; undefined if there is none (any more). @throws StoreUnavailableError */
  noticeOf(reference: string): Promise<JobContact | undefined>;
  /** Removes a notice, once recruiters have been told. @throws StoreUnavailableError */
  removeNotice(reference: string): Promise<void>;
  /** Id of the secret that the links of the entries are signed with. @throws StoreUnavailableError */
  secretId(): Promise<string | undefined>;
  /** Records the id of the secret. @throws StoreUnavailableError */
  noteSecretId(id: string): Promise<void>;
  /**
   * Stores a durable pointer under a reference that has no entry; kept for 30 days.
   *
   * @returns the target that is there now: the given one, or that of an earlier alias
   * @throws StoreUnavailableError
   */
  alias(reference: string, target: string): Promise<string>;
  /** Target of the alias of a reference; undefined if there is none. @throws StoreUnavailableError */
  aliasOf(reference: string): Promise<string | undefined>;
}

/** An entry in a listing: itself, or why it cannot be read. */
export type Listed<E extends Entry = Entry> =
  | { reference: string; entry: E; problem?: undefined }
  | { reference: string; entry?: undefined; problem: string };

/** Result of reading all entries once. */
export interface Inspection {
  /** Number of entries, including unreadable ones. */
  entries: number;
  /** Marks that were missing from the index and were added. */
  added: number;
  /** Marks that no entry refers to: left by an interruption, or of something that is just being written. */
  superfluous: number;
}

/** A claim expires after this time, ms: longer than the slowest delivery takes, and the recording of its result. */
export const CLAIM_MS = 3_600_000;
/** Data written before its entry came to exist is discarded after this time, ms; no upload takes as long. */
export const LEFTOVER_AGE_MS = 3_600_000;
/** Marks of deleted entries are kept this long, ms, so that their links say that they were deleted. */
export const DELETED_KEPT_MS = 30 * 86_400_000;

/**
 * A clock that is ahead of the time last recorded by more than this, ms, is not trusted until someone confirms it.
 */
export const CLOCK_JUMP_MS = 31 * 86_400_000;

/**
 * Keeps applications and messages durably. Several servers may use the same place at the same time.
 *
 * An index records when each entry is due, so that the cost of a check depends on what is due, not on what exists. An
 * entry's mark in it is moved by {@link Store.commit}, {@link Store.changeState} and {@link Store.reschedule}.
 */
export interface Store {
  /** Where the entries are kept, for display. */
  readonly place: string;
  /** Index of the entries of each person. */
  readonly people: PersonNotes;
  /** Notes on what was deleted, of which deletions recruiters must be told, and which references are aliases. */
  readonly notes: StoreNotes;
  /** The disk of this machine that uploads in progress are on, and in a folder the entries, too. */
  readonly scratch: { freeShare: () => Promise<number> };
  /** @throws StoreUnavailableError if an application could not be stored now. */
  check(): Promise<void>;
  /**
   * The secret that signs references and links; created once, the same for every server of this place.
   *
   * @throws StartError if it is too short, or missing although there are entries; StoreUnavailableError
   */
  secret(): Promise<string>;
  /** @throws StoreUnavailableError */
  stage(): Promise<Staging>;
  /**
   * Stores an entry with its staged files: durable when the promise resolves, or not there at all. An entry is stored
   * once; the second of two concurrent commits gets the first one's entry.
   *
   * @returns undefined if it was stored now, otherwise the entry that was there before.
   * @throws StoreUnavailableError, also if a staged file differs in length from the manifest
   */
  commit(staging: Staging, manifest: Manifest, state: EntryState): Promise<Entry | 'deleted' | undefined>;
  /**
   * The entry of a reference; `deleted` for 30 days after its removal; undefined if there is none.
   *
   * @throws UnreadableEntryError, StoreUnavailableError
   */
  find(reference: string): Promise<Entry | 'deleted' | undefined>;
  /**
   * Resolves when every entry that can be found is durable: one that another server has just stored, or whose
   * {@link Store.commit} has failed at its end, may not be yet.
   *
   * @throws StoreUnavailableError
   */
  settle(): Promise<void>;
  /** All entries in no particular order; few are read at a time, and unreadable ones come with their problem. */
  entries(): AsyncIterable<Listed>;
  /**
   * The entries that are due by now, earliest first; a few are read at a time, and unreadable ones are left out. An entry
   * stays due until its state says otherwise; if nothing was changed, {@link Store.reschedule} moves it on.
   *
   * @throws StoreUnavailableError
   */
  due(now: Date): AsyncIterable<MarkedEntry>;
  /**
   * Sets the function that determines when an entry is next due. Before that, a changed entry is due at once. To be
   * called before entries are worked on; apart from the clock, the function must be pure.
   */
  scheduleBy(dueAt: (entry: Entry) => Date): void;
  /**
   * Determines again when an entry is due, for when the time or the settings have changed, but not the entry. Does
   * nothing if the entry is gone or cannot be read.
   *
   * @param read the entry as it was read; if its mark is right, it is not read again
   */
  reschedule(read: MarkedEntry): Promise<void>;
  /**
   * Reads every entry once, records those that cannot be read, and corrects or recreates the index.
   *
   * @param signal ends it after the entries being read; it then throws the signal's reason
   */
  inspect(signal?: AbortSignal): Promise<Inspection>;
  /** The entries that could not be read at the last attempt, by reference, with the problem. */
  problems(): ReadonlyMap<string, string>;
  /**
   * Contents of a stored file. The stream fails with a {@link DamagedFileError}, before its end, if they are not what
   * was stored.
   */
  read(reference: string, file: StoredFile): Promise<Readable>;
  /** Deletes one file of an entry for good; does nothing if it is gone already. */
  removeFile(reference: string, file: StoredFile): Promise<void>;
  /**
   * Changes the current state of an entry, even while others change it; does nothing if the entry is gone.
   * `change` must be pure: it may be called again, also before the entry turns out to be gone.
   *
   * @returns the state that was replaced; undefined if the entry is gone or its deletion has begun
   * @throws UnreadableEntryError, StoreUnavailableError
   */
  changeState(reference: string, change: StateChange): Promise<EntryState | undefined>;
  /**
   * Adds staged files to an entry. They are durable before `change` adds their names to its state, so that nothing is
   * ever incomplete. Does nothing if the entry is gone. Leftovers of an interruption are removed with the entry or
   * earlier.
   *
   * @throws UnreadableEntryError, StoreUnavailableError, also if a staged file has a different length than `files` says
   */
  addFiles(
    reference: string,
    staging: Staging,
    files: readonly StoredFile[],
    change: StateChange,
  ): Promise<void>;
  /**
   * Claims one task of an entry; different tasks do not block each other.
   *
   * @param task lower-case letters, digits and hyphens, e.g. the name of a channel
   * @returns undefined while another holds the claim
   */
  claim(reference: string, task: string): Promise<Claim | undefined>;
  /**
   * Does something only once in a month, however many servers there are: unless it was done before, and not while another
   * server is doing it. If it fails, or its server is killed, it can be done again.
   *
   * @param name lower-case letters, digits and hyphens
   * @returns false while another server is doing it
   * @throws StoreUnavailableError, and what `work` throws
   */
  once(name: string, work: () => Promise<void>): Promise<boolean>;
  /**
   * Deletes an entry with its files, also one that cannot be read. If deletions overlap, the first is recorded. A notice
   * of it is removed if nobody but the applicant can have got the entry.
   *
   * @param deletion omitted only within a store, for an entry whose mark is there already
   * @returns false if there is none
   */
  remove(reference: string, deletion: Deletion): Promise<boolean>;
  /** Number of entries. */
  count(): Promise<number>;
  /** The latest time that was recorded; undefined if the store is new. */
  lastSeen(): Promise<Date | undefined>;
  /** Records the current time durably. */
  noteTime(now: Date): Promise<void>;
  /**
   * Removes what dead runs have left half-written, and their claims. A run is dead once this one has watched it for a
   * minute without a heartbeat, so this must be called regularly.
   */
  clearDead(): Promise<void>;
  /**
   * Removes what dead runs have left, entries whose deletion was interrupted or undone by a backup, and aliases and
   * marks of deleted entries older than 30 days; the latter not while the clock is more than {@link CLOCK_JUMP_MS}
   * ahead of the time last recorded.
   */
  tidy(now: Date): Promise<void>;
  /** Ends the heartbeat of this run and its connections. Nothing may be under way, and nothing be begun after it. */
  close(): void;
}

/** Due time of an entry that is due at once: its arrival, so that the oldest come first. */
export function dueSinceArrival({ manifest }: Entry): Date {
  return new Date(manifest.receivedAt);
}
