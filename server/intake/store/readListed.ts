import type { Entry } from './manifest';
import { type Listed, UnreadableEntryError } from './store';

/** Entries that are read at the same time; each may have two files open or two requests under way. */
export const READ_AT_ONCE = 16;

/** Reads entries one after the other, a few ahead. One that has gone meanwhile is left out. */
export async function* readListed(
  references: AsyncIterable<string>,
  read: (reference: string) => Promise<Entry | undefined>,
): AsyncIterable<Listed> {
  const ahead: Promise<Listed | undefined>[] = [];
  const readOne = async (reference: string): Promise<Listed | undefined> => {
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
    // Heard when it is its turn; until then it is no unhandled failure.
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
