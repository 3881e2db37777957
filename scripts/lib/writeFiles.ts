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

/** Files could not be put back after a later one had failed; the message says which, and where their old text lies. */
export class PutBackError extends Error {}

/** Writes a file beside its place and waits until the disk has it. The name is hidden: nothing reads such files. */
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

/** A file on its way: its new text beside its place, and its old one to go back to. */
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
 * Puts all back, each whatever becomes of the others.
 * @throws {Error} naming the files whose old text could not be put back, and where it lies
 */
function putAllBack(done: readonly Prepared[]): void {
  const lost = done.toReversed().flatMap((prepared) => {
    try {
      putBack(prepared);
      return [];
    } catch {
      const { absolute, old } = prepared;
      // It is the only copy: it stays.
      delete prepared.old;
      return [old === undefined ? absolute : `${absolute} (its old text lies in ${old})`];
    }
  });
  if (lost.length > 0) throw new PutBackError(`Not as before: ${lost.join(', ')}`);
}

/**
 * Writes several files, or none: each is finished beside its place before the first is put there, and what is there
 * already goes back when a later one fails.
 * @throws what the disk says; all files are then as they were
 * @throws {PutBackError} when they are not
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
