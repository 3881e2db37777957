import { ChangeWatch } from './changeWatch';
import type { Entry, EntryState } from './manifest';
import {
  createMark,
  type Mark,
  type MarkedEntry,
  type MarkIndex,
  referenceOfMark,
  timeOfMark,
} from './marks';
import { READ_AT_ONCE, readListed } from './readListed';
import { dueSinceArrival, type Inspection, LEFTOVER_AGE_MS, UnreadableEntryError } from './store';

/** Returns the new state of an entry; undefined to leave everything unchanged. */
export type NewState<E extends MarkedEntry> = (entry: E) => EntryState | undefined;

/** The store's entries by reference. */
export interface MarkedEntries {
  /** @throws UnreadableEntryError */
  read(reference: string): Promise<MarkedEntry | undefined>;
  /** References of all entries. */
  references(): AsyncIterable<string>;
  /**
   * Replaces an entry's state together with its mark, even while others change it.
   *
   * @returns the state that was replaced, if any
   */
  replaceState(reference: string, next: NewState<MarkedEntry>): Promise<EntryState | undefined>;
}

/**
 * Keeps track of when entries are due. A mark is made before the state that refers to it, and removed after that state
 * was replaced: whenever a process ends, there is at worst a mark too many, never one too few.
 */
export class Schedule {
  private dueAt: ((entry: Entry) => Date) | undefined;
  private readonly watch: ChangeWatch;

  /** @param steadyMs a clock in ms that never jumps */
  constructor(
    private readonly index: MarkIndex,
    private readonly entries: MarkedEntries,
    steadyMs: () => number,
  ) {
    this.watch = new ChangeWatch(steadyMs);
  }

  /** See `Store.scheduleBy`. */
  by(dueAt: (entry: Entry) => Date): void {
    this.dueAt = dueAt;
  }

  /** The mark an entry must have: its current one if that is right, otherwise a new one. */
  markFor(entry: Entry, current?: Mark): Mark {
    const dueAt = (this.dueAt ?? dueSinceArrival)(entry);
    const isRight = current !== undefined && timeOfMark(current) === dueAt.toISOString();
    return isRight ? current : createMark(entry.manifest.reference, dueAt);
  }

  /** See `Store.due`. */
  async *due(now: Date): AsyncIterable<MarkedEntry> {
    const marks = await this.index.due(now);
    // Those of an older version may have several marks.
    const found = new Set<string>();
    for await (const { entry } of readListed(marks, (mark) => this.readMarked(mark))) {
      if (!entry || found.has(entry.manifest.reference)) continue;
      found.add(entry.manifest.reference);
      yield entry;
    }
  }

  /** See `Store.reschedule`. */
  async reschedule(read: MarkedEntry): Promise<void> {
    const isRight = (entry: MarkedEntry) =>
      entry.mark !== undefined && this.markFor(entry, entry.mark) === entry.mark;
    if (isRight(read)) return;
    try {
      await this.entries.replaceState(read.manifest.reference, (entry) =>
        isRight(entry) ? undefined : entry.state,
      );
    } catch (error) {
      if (!(error instanceof UnreadableEntryError)) throw error;
    }
  }

  /** The entry that a mark refers to; a mark that none refers to is given up. @throws UnreadableEntryError */
  private async readMarked(mark: Mark): Promise<MarkedEntry | undefined> {
    const entry = await this.entries.read(referenceOfMark(mark) ?? '');
    if (entry && (entry.mark ?? mark) === mark) return entry;
    await this.giveUp(mark);
    return undefined;
  }

  /** Removes a mark that no entry refers to, unless its entry may still be in the making. */
  private async giveUp(mark: Mark): Promise<void> {
    if (this.watch.unchangedFor(mark) < LEFTOVER_AGE_MS) return;
    await this.index.remove(mark);
    this.watch.forget(mark);
  }

  /** See `Store.inspect`. */
  async inspect(signal?: AbortSignal): Promise<Inspection> {
    const result = { entries: 0, added: 0, superfluous: 0 };
    const marks = new Map<string, Mark[]>();
    for await (const mark of this.index.all()) {
      signal?.throwIfAborted();
      const reference = referenceOfMark(mark) ?? '';
      marks.set(reference, [...(marks.get(reference) ?? []), mark]);
    }
    const inspectAll = async (references: readonly string[]) => {
      const all = references.map((reference) => {
        const own = marks.get(reference) ?? [];
        marks.delete(reference);
        return this.inspectEntry(reference, own, result);
      });
      // When one fails, the others must have ended too: the store may be closed then.
      await Promise.allSettled(all);
      await Promise.all(all);
    };
    let some: string[] = [];
    for await (const reference of this.entries.references()) {
      some.push(reference);
      if (some.length < READ_AT_ONCE) continue;
      await inspectAll(some);
      some = [];
      signal?.throwIfAborted();
    }
    await inspectAll(some);
    await this.index.sync();
    for (const mark of [...marks.values()].flat()) {
      signal?.throwIfAborted();
      result.superfluous += 1;
      await this.giveUp(mark);
    }
    return result;
  }

  private async inspectEntry(reference: string, own: readonly Mark[], result: Inspection): Promise<void> {
    let entry: MarkedEntry | undefined;
    try {
      entry = await this.entries.read(reference);
    } catch (error) {
      if (!(error instanceof UnreadableEntryError)) throw error;
      result.entries += 1;
      return;
    }
    if (!entry) return;
    result.entries += 1;
    // Without a function for due times, as on the command line, existing marks are kept.
    const right = this.dueAt || !entry.mark ? this.markFor(entry, entry.mark) : entry.mark;
    if (entry.mark !== undefined && right !== entry.mark) {
      await this.reschedule(entry);
      return;
    }
    const isRight = (mark: Mark) =>
      entry.mark === undefined ? timeOfMark(mark) === timeOfMark(right) : mark === right;
    if (!own.some(isRight)) {
      await this.index.addUnsynced(right);
      result.added += 1;
    }
    for (const mark of own.filter((candidate) => !isRight(candidate))) {
      result.superfluous += 1;
      await this.giveUp(mark);
    }
  }
}
