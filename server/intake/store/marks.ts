import { randomBytes } from 'node:crypto';
import type { Entry } from './manifest';
import { REFERENCE_PATTERN } from './reference';

/**
 * A mark in the index: when an entry is due, `<ISO 8601>_<reference>_<8 letters>`. The letters tie each mark to one
 * state of one entry, so that whoever replaces a state can remove its mark without removing another one for the same
 * time.
 */
export type Mark = string;

/** An entry with its mark in the index; entries of an older version have none until they change. */
export interface MarkedEntry extends Entry {
  mark?: Mark;
}

/** Creates a mark for an entry. */
export function createMark(reference: string, dueAt: Date): Mark {
  return `${dueAt.toISOString()}_${reference}_${randomBytes(4).toString('hex')}`;
}

/** When the entry of a mark is due, ISO 8601. */
export function timeOfMark(mark: Mark): string {
  return mark.slice(0, mark.indexOf('_'));
}

/** The reference in a mark; undefined if the text is not a mark. */
export function referenceOfMark(mark: string): string | undefined {
  const [time = '', reference = '', letters = ''] = mark.split('_');
  const isMark =
    REFERENCE_PATTERN.test(reference) && /^[\da-f]{8}$/.test(letters) && !Number.isNaN(Date.parse(time));
  return isMark ? reference : undefined;
}

/** Storage of marks. Anything else in it is left out of the lists. */
export interface MarkIndex {
  /** Adds a mark, durably when the promise resolves; does nothing if it exists. */
  add(mark: Mark): Promise<void>;
  /**
   * Like `add`, for marks that reading all entries would restore: only durable after the next {@link MarkIndex.sync}.
   */
  addUnsynced(mark: Mark): Promise<void>;
  /** Makes the marks added with `addUnsynced` durable. */
  sync(): Promise<void>;
  /** Removes a mark; does nothing if it does not exist. */
  remove(mark: Mark): Promise<void>;
  /** The marks whose time has come, earliest first; the cost depends on their number only. */
  due(now: Date): Promise<Mark[]>;
  /** Every mark. */
  all(): AsyncIterable<Mark>;
}
