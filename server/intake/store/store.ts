import type { Readable } from 'node:stream';
import type { Entry, EntryState, Manifest, StoredFile } from './manifest';

/** Nothing can be stored durably at the moment: the disk is full, read-only or away, or the object store is down. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/**
 * One entry is there, but cannot be read; the message names it and says what to do. The others are not concerned. A
 * kind of {@link StoreUnavailableError}, as whoever asks for this entry can only be told to come back later.
 */
export class UnreadableEntryError extends StoreUnavailableError {
  override name = 'UnreadableEntryError';

  /** @param problem what is wrong with it, as the end of a sentence and without personal data */
  constructor(
    readonly reference: string,
    readonly problem: string,
  ) {
    super(
      `${reference} cannot be read: ${problem}. Restore it from a backup or put its owner right, then run "npm run applications -- check".`,
    );
  }
}

/** A stored file is missing, or is not what was stored: its size or its hash differs from the manifest. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';

  /**
   * @param storedAs name it is stored under
   * @param problem what is wrong with it, as the end of a sentence
   */
  constructor(
    readonly reference: string,
    readonly storedAs: string,
    readonly problem: string,
  ) {
    super(`file ${storedAs} of ${reference} ${problem}`);
  }
}

/** A place for the files of one application until it is known whether it is accepted. */
export interface Staging {
  /** Folder on this machine that only this application writes to. */
  readonly dir: string;
  /** Removes everything; harmless after the commit. Never throws. */
  discard(): Promise<void>;
}

/** The right to work on one task of one entry that nobody else has meanwhile. */
export interface Claim {
  /** Gives it back. Never throws: it ends with its run, and by itself after {@link CLAIM_MS}. */
  release(): Promise<void>;
}

/** A mark that was made just now. */
export interface OneTimeMark {
  /** Takes it back: what it stands for was not done. Never throws. */
  remove(): Promise<void>;
}

/**
 * Which entries belong to one person, by keys without personal data. A note is kept until its entry is removed. All
 * throw StoreUnavailableError.
 */
export interface PersonNotes {
  /** Durable when the promise resolves; nothing happens if it is there. */
  add(key: string, reference: string): Promise<void>;
  /** References that were noted for a key; some of them may be gone. */
  of(key: string): Promise<string[]>;
  /** Nothing happens if there is none. */
  remove(key: string, reference: string): Promise<void>;
}

/** What a list has of an entry: itself, or why it cannot be read. */
export type Listed =
  | { reference: string; entry: Entry; problem?: undefined }
  | { reference: string; entry?: undefined; problem: string };

/** What came of reading everything once. */
export interface Inspection {
  /** How many entries there are, those among them that cannot be read. */
  entries: number;
  /** Marks that were missing from the index, and were made. */
  added: number;
  /** Marks that no entry names: left by an interruption, or of something that is being written just now. */
  superfluous: number;
}

/** A claim is given up after this time, ms: longer than the slowest delivery takes. */
export const CLAIM_MS = 600_000;
/** What was written before its entry came to exist is given up after this time, ms; no upload takes as long. */
export const LEFTOVER_AGE_MS = 3_600_000;
/** Marks of deleted entries are kept this long, ms, so that their links say that they were deleted. */
export const DELETED_KEPT_MS = 30 * 86_400_000;

/** A clock that is further ahead of what the store has last seen, ms, is not believed until somebody says that it is right. */
export const CLOCK_JUMP_MS = 31 * 86_400_000;

/**
 * Keeps applications and messages durably. Several servers may use the same place at the same time.
 *
 * An index says which entry has something to do when, so that a look at it costs what is due and not what exists. An
 * entry's mark in it is moved by {@link Store.commit}, {@link Store.changeState} and {@link Store.reschedule}.
 */
export interface Store {
  /** Where they are kept, for people. */
  readonly place: string;
  /** Which entries belong to one person. */
  readonly people: PersonNotes;
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
   * @throws StoreUnavailableError also if a staged file is not as long as the manifest says
   */
  commit(staging: Staging, manifest: Manifest, state: EntryState): Promise<Entry | 'deleted' | undefined>;
  /**
   * The entry of a reference; `deleted` for 30 days after it was removed; undefined if there is none.
   *
   * @throws UnreadableEntryError, StoreUnavailableError
   */
  find(reference: string): Promise<Entry | 'deleted' | undefined>;
  /** Every entry in no particular order; few are open at a time, and one that cannot be read comes with its problem. */
  entries(): AsyncIterable<Listed>;
  /**
   * References of the entries that have something to do by now, earliest first. An entry stays due until its state says
   * otherwise; where nothing was changed, {@link Store.reschedule} moves it on.
   */
  due(now: Date): Promise<string[]>;
  /**
   * Tells the store how to find out when an entry has next something to do. Until then an entry that is changed is due
   * at once. To be called before the entries are worked on; the function must be pure but for the clock.
   */
  scheduleBy(dueAt: (entry: Entry) => Date): void;
  /**
   * Finds out anew when an entry is due: where nothing of it was changed, but time or settings say something else. Does
   * nothing if the entry is gone or cannot be read.
   */
  reschedule(reference: string): Promise<void>;
  /** Reads every entry once, notes those that cannot be read, and puts the index right, also one that is missing. */
  inspect(): Promise<Inspection>;
  /** The entries that could not be read when somebody last tried, by reference, with what is wrong. */
  problems(): ReadonlyMap<string, string>;
  /**
   * Contents of a stored file. The stream fails with a {@link DamagedFileError}, before its end, if they are not what was
   * stored.
   */
  read(reference: string, file: StoredFile): Promise<Readable>;
  /** Removes one file of an entry for good; nothing happens if it is gone already. */
  removeFile(reference: string, file: StoredFile): Promise<void>;
  /**
   * Changes the state of an entry as it is at that moment, whoever else changes it; does nothing if the entry is gone.
   * `change` must be pure: it may be asked again.
   *
   * @throws UnreadableEntryError, StoreUnavailableError
   */
  changeState(reference: string, change: (state: EntryState) => EntryState): Promise<void>;
  /**
   * Adds staged files to an entry: they are durable before `change` names them in its state, so that nothing is ever half
   * there. Does nothing if the entry is gone. What is interrupted in between goes with the entry or before it.
   *
   * @throws UnreadableEntryError, StoreUnavailableError also if a staged file is not as long as it is said to be
   */
  addFiles(
    reference: string,
    staging: Staging,
    files: readonly StoredFile[],
    change: (state: EntryState) => EntryState,
  ): Promise<void>;
  /**
   * Claims one task of an entry; tasks do not hold each other up.
   *
   * @param task small letters, digits and hyphens, e.g. the name of a way
   * @returns undefined while somebody else has it
   */
  claim(reference: string, task: string): Promise<Claim | undefined>;
  /**
   * Makes a mark that lasts for a month, so that something is done once, whichever of several servers does it.
   *
   * @param name small letters, digits and hyphens
   * @returns undefined if it is there already
   */
  mark(name: string): Promise<OneTimeMark | undefined>;
  /** Removes an entry with its files, also one that cannot be read. @returns false if there is none. */
  remove(reference: string): Promise<boolean>;
  /** How many entries there are. */
  count(): Promise<number>;
  /**
   * Leaves a durable pointer at a reference under which nothing is stored; kept for 30 days.
   *
   * @returns the target that is there now: the one given, or that of an earlier alias
   */
  alias(reference: string, target: string): Promise<string>;
  /** Where the alias of a reference points to; undefined if there is none. */
  aliasOf(reference: string): Promise<string | undefined>;
  /** The latest time that was noted; undefined if the store is new. */
  lastSeen(): Promise<Date | undefined>;
  /** Notes durably what time it is. */
  noteTime(now: Date): Promise<void>;
  /**
   * Removes what dead runs have left half-written, and their claims. A run is dead once this one has watched it for a
   * minute without a beat: to be called every now and then.
   */
  clearDead(): Promise<void>;
  /**
   * Removes what dead runs have left, and aliases and marks of deleted entries older than 30 days: these not while the
   * clock is more than {@link CLOCK_JUMP_MS} ahead of the time that was last noted.
   */
  tidy(now: Date): Promise<void>;
}

/** An entry is due at once: since it arrived, so that the oldest come first. */
export function dueSinceArrival({ manifest }: Entry): Date {
  return new Date(manifest.receivedAt);
}
