import { noteLeftOut } from './leftOut';
import { type Keys, readRecord, writeRecord } from './record';
import { isSampled } from './sample';

/** The name in a record for the key of what all its checks share. */
const SHARED = 'code';

/** Environment variable that has every check run, whatever is proven. */
export const RUN_PROVEN = 'RUN_PROVEN';

/** What proofs need to know of a check. */
export interface CheckNames {
  /** Tells it from all others. */
  id: string;
  /** What its key is recorded for, e.g. the file of a story. Checks of one group are recorded only together. */
  group: string;
  /** Checks with the same value are in the sample on the same day. */
  sampledBy: string;
}

/** How the keys of checks are made. */
export interface CheckKeys<T> {
  namesOf(check: T): CheckNames;
  /** Returns a group's key, which changes whenever a result in it may change; a group without one is never proven. */
  keyOf(group: string): string | undefined;
  /** Key of what all checks share; a record made with another one proves nothing. */
  shared?: string;
}

/**
 * Proofs that checks need not run again: the keys with which they have passed. A check is proven while its key equals
 * the recorded one. A missing or outdated record only costs time.
 */
export class Proofs<T> {
  readonly #root: string;
  readonly #file: string;
  readonly #keys: CheckKeys<T>;
  readonly #recorded: Keys;
  readonly #isCurrent: boolean;
  /** Whether a check has passed, by its id. */
  readonly #results = new Map<string, boolean>();

  /**
   * @param file the record, relative to the root
   * @throws {Error} if the record is damaged
   */
  constructor(root: string, file: string, keys: CheckKeys<T>) {
    this.#root = root;
    this.#file = file;
    this.#keys = keys;
    const recorded = readRecord(root, file);
    this.#isCurrent = recorded.get(SHARED) === keys.shared;
    this.#recorded = this.#isCurrent ? recorded : new Map();
  }

  /** False if the record was made with another shared key, so that it proves nothing. */
  get isCurrent(): boolean {
    return this.#isCurrent;
  }

  #isProven(check: T): boolean {
    const { group } = this.#keys.namesOf(check);
    const key = this.#recorded.get(group);
    return key !== undefined && key === this.#keys.keyOf(group);
  }

  /**
   * True if a check is proven and not in the sample: one in twenty of the proven ones, others each day. With
   * `RUN_PROVEN=1` in the environment, none is.
   * @param day selects the sample; if undefined, there is none
   */
  canSkip(check: T, day: number | undefined): boolean {
    if (process.env[RUN_PROVEN] === '1') return false;
    const isInSample = day !== undefined && isSampled(this.#keys.namesOf(check).sampledBy, day);
    return !isInSample && this.#isProven(check);
  }

  #resultOf(check: T): boolean | undefined {
    return this.#results.get(this.#keys.namesOf(check).id);
  }

  /** Notes the result of a check; if there are several of it, all must have passed. */
  note(check: T, hasPassed: boolean): void {
    this.#results.set(this.#keys.namesOf(check).id, hasPassed && this.#resultOf(check) !== false);
  }

  /**
   * Records the current keys of the groups of which every check has passed or is proven. A group with a failed check
   * loses its key; one of which only a part has run keeps the recorded one. Does nothing if no check has run.
   * @param all all checks that exist; keys of other groups are removed
   */
  record(all: readonly T[]): void {
    const notRun = all.filter((check) => this.#resultOf(check) === undefined);
    if (notRun.length > 0) noteLeftOut();
    if (this.#results.size === 0) return;
    const groupsOf = (checks: readonly T[]) =>
      new Set(checks.map((check) => this.#keys.namesOf(check).group));
    const failed = groupsOf(all.filter((check) => this.#resultOf(check) === false));
    const partial = groupsOf(notRun.filter((check) => !this.#isProven(check)));
    const { shared, keyOf } = this.#keys;
    const next = new Map<string, string>();
    if (shared !== undefined) next.set(SHARED, shared);
    for (const group of groupsOf(all)) {
      const key = partial.has(group) ? this.#recorded.get(group) : keyOf(group);
      if (key !== undefined && !failed.has(group)) next.set(group, key);
    }
    writeRecord(this.#root, this.#file, next);
  }
}
