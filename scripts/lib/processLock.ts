import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Interval between attempts to take a lock, ms. */
const LOOK_MS = 200;

/** Locks held by this process. */
const held = new Set<string>();

/** True if the holder is alive. A dead holder may have had the process id of this process. */
function isHeld(file: string, pid: number): boolean {
  if (pid === process.pid) return held.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the process id in a lock file; undefined if the file is gone. */
function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes the lock of a dead process; puts it back if another process has taken it in the meantime. */
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
 * Waits until no other process holds the lock, takes it and resolves to the function that releases it. The lock of a
 * dead process counts as free. `onWait` is called once, with the holder's process id.
 */
export async function takeLock(file: string, onWait: (pid: number) => void): Promise<() => void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  // Linked, not written, so that a lock file always contains its holder.
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
