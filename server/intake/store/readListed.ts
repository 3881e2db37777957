import type { Entry } from './manifest';
import { type Listed, UnreadableEntryError } from './store';

/** Number of entries read at once; each may have two files open or two requests running. */
export const READ_AT_ONCE = 16;

/** Reads entries in order, several ahead. Entries deleted in the meantime are skipped. */
export async function* readListed<E extends Entry>(
  references: Iterable<string> | AsyncIterable<string>,
  read: (reference: string) => Promise<E | undefined>,
): AsyncIterable<Listed<E>> {
  const ahead: Promise<Listed<E> | undefined>[] = [];
  const readOne = async (reference: string): Promise<Listed<E> | undefined> => {
    try {
      const entry = await read(reference);
      return entry && { reference, entry };
    } catch (error) {
      if (error instanceof UnreadableEntryError) return { reference, problem: error.problem };
      throw error;
    }
  };
  for await (const reference of references) {
    const reading = readOne(reference);
    // Handled when its turn comes; until then this prevents an unhandled rejection.
    reading.catch(() => undefined);
    ahead.push(reading);
    if (ahead.length < READ_AT_ONCE) continue;
    const listed = await ahead.shift();
    if (listed) yield listed;
  }
  for (const reading of ahead) {
    const listed = await reading;
    if (listed) yield listed;
  }
}
