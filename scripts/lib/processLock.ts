import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How often a lock that is held is looked at again, ms. */
const LOOK_MS = 200;

/** Locks that this process holds. */
const held = new Set<string>();

/** Whether the holder still lives; a dead one may have had the number that this process has now. */
function isHeld(file: string, pid: number): boolean {
  if (pid === process.pid) return held.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Process number in a lock's file; undefined where there is no such file any more. */
function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes the lock of a dead process; one that another process has taken meanwhile is put back. */
function removeStale(file: string, holder: number): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (readHolder(aside) !== holder) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  rmSync(aside, { force: true });
}

/**
 * Waits until no other process holds the lock, takes it, and resolves to the function that gives it back. The lock of a
 * process that has died is free. `onWait` is told once who holds it.
 */
export async function takeLock(file: string, onWait: (pid: number) => void): Promise<() => void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  // Linked, not written: nobody ever sees a lock without its holder.
  writeFileSync(own, String(process.pid));
  try {
    for (let told = false; ; ) {
      try {
        linkSync(own, file);
        held.add(file);
        return () => {
          held.delete(file);
          rmSync(file, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      if (holder === undefined) continue;
      if (!isHeld(file, holder)) {
        removeStale(file, holder);
        continue;
      }
      if (!told) onWait(holder);
      told = true;
      await wait(LOOK_MS);
    }
  } finally {
    rmSync(own, { force: true });
  }
}
