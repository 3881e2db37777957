import { randomBytes } from 'node:crypto';
import { REFERENCE_PATTERN } from './reference';

/**
 * A mark of the index: when which entry is due, `<ISO 8601>_<reference>_<8 letters>`. The letters make each mark belong
 * to one state of one entry alone, so that whoever has replaced a state may remove its mark without taking that of
 * somebody who came to the same time.
 */
export type Mark = string;

/** A new mark for an entry. */
export function createMark(reference: string, dueAt: Date): Mark {
  return `${dueAt.toISOString()}_${reference}_${randomBytes(4).toString('hex')}`;
}

/** When a mark says that its entry is due, ISO 8601. */
export function timeOfMark(mark: Mark): string {
  return mark.slice(0, mark.indexOf('_'));
}

/** The entry of a mark; undefined if the text is none. */
export function referenceOfMark(mark: string): string | undefined {
  const [time = '', reference = '', letters = ''] = mark.split('_');
  const isMark =
    REFERENCE_PATTERN.test(reference) && /^[\da-f]{8}$/.test(letters) && !Number.isNaN(Date.parse(time));
  return isMark ? reference : undefined;
}

/** Where marks are kept. What is no mark is left out of the lists. */
export interface MarkIndex {
  /** Durable when the promise resolves; nothing happens if it is there. */
  add(mark: Mark): Promise<void>;
  /** As `add`, for one of many that reading all entries makes again: durable after the next {@link MarkIndex.sync}. */
  addUnsynced(mark: Mark): Promise<void>;
  /** Durable when the promise resolves is what was added unsynced before. */
  sync(): Promise<void>;
  /** Nothing happens if it is not there. */
  remove(mark: Mark): Promise<void>;
  /** The marks of times that have come, earliest first; costs what is due. */
  due(now: Date): Promise<Mark[]>;
  /** Every mark. */
  all(): AsyncIterable<Mark>;
}
