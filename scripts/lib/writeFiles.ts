import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

/** A file to write, or to delete where `after` is null. */
export interface FileWrite {
  absolute: string;
  before: string | null;
  after: string | null;
}

/** Files could not be restored after a failed write; the message names them and where their previous content is. */
export class PutBackError extends Error {}

/** Writes a hidden file next to its target and flushes it to disk. Hidden files are read by nothing else. */
async function writeBeside(absolute: string, text: string): Promise<string> {
  mkdirSync(path.dirname(absolute), { recursive: true });
  const beside = path.join(path.dirname(absolute), `.${path.basename(absolute)}.${randomUUID()}`);
  const handle = await open(beside, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return beside;
}

/** A prepared write: its new text and a copy of the old one, both next to the target. */
interface Prepared {
  absolute: string;
  next?: string;
  old?: string;
}

function putInPlace({ absolute, next }: Prepared): void {
  if (next === undefined) rmSync(absolute);
  else renameSync(next, absolute);
}

function putBack({ absolute, old }: Prepared): void {
  if (old === undefined) rmSync(absolute, { force: true });
  else renameSync(old, absolute);
}

/**
 * Restores all files, continuing after errors.
 * @throws {PutBackError} naming the files that could not be restored, and where their previous content is
 */
function putAllBack(done: readonly Prepared[]): void {
  const lost = done.toReversed().flatMap((prepared) => {
    try {
      putBack(prepared);
      return [];
    } catch {
      const { absolute, old } = prepared;
      // This is the only copy left: keep it.
      delete prepared.old;
      return [old === undefined ? absolute : `${absolute} (its previous content is in ${old})`];
    }
  });
  if (lost.length > 0) throw new PutBackError(`These files could not be restored: ${lost.join(', ')}`);
}

/**
 * Writes all files or none: each is finished next to its target before the first is moved into place; if one fails, the
 * previous files are restored.
 * @throws the file system error, with all files unchanged
 * @throws {PutBackError} if some could not be restored
 */
export async function writeFiles(writes: readonly FileWrite[]): Promise<void> {
  const all: Prepared[] = [];
  const done: Prepared[] = [];
  try {
    for (const { absolute, before, after } of writes) {
      const prepared: Prepared = { absolute };
      all.push(prepared);
      if (after !== null) prepared.next = await writeBeside(absolute, after);
      if (before !== null) prepared.old = await writeBeside(absolute, before);
    }
    for (const prepared of all) {
      putInPlace(prepared);
      done.push(prepared);
    }
  } catch (error) {
    putAllBack(done);
    throw error;
  } finally {
    for (const { next, old } of all) {
      for (const beside of [next, old]) if (beside !== undefined) rmSync(beside, { force: true });
    }
  }
}
