import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Interval between attempts to take a lock, ms. */
const POLL_MS = 200;

/** Locks held by this process. */
const held = new Set<string>();

/**
 * Start time of a process as reported by the system, which differs for a later process with the same number. Empty for a
 * killed process that its parent has not yet reaped; undefined if the system does not report it.
 */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
      const args = ['-o', 'lstart=', '-p', String(pid)];
      return execFileSync('ps', args, { env, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }).trim();
    }
    // Not by `ps`, which calculates the time from a clock that may be corrected. The name in parentheses, the second
    // field, may contain spaces.
    const [, text = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = text.split(' ');
    if (fields[0] === 'Z') return '';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** What a lock file contains: number and start of its holder. */
const renderHolder = (pid: number, start = ''): string => `${pid}\n${start}`;

const pidOf = (holder: string): number => Number(holder.split('\n')[0]);

/** True if the holder is alive. A dead holder may have had the number of a process that is alive now. */
function isHeld(file: string, holder: string): boolean {
  const pid = pidOf(holder);
  if (pid === process.pid) return held.has(file);
  // Empty after a power failure.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const start = startOf(pid);
  return start === undefined || holder === renderHolder(pid, start);
}

/** Returns the holder in a lock file; undefined if the file is gone. */
function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Removes the lock of a dead process. Only one process at a time may do so, which a lock of its own ensures: otherwise it
 * could remove the lock that another has taken since.
 */
async function removeStale(file: string): Promise<void> {
  const release = await takeLock(`${file}.removal`, () => {});
  try {
    const holder = readHolder(file);
    if (holder !== undefined && !isHeld(file, holder)) rmSync(file, { force: true });
  } finally {
    release();
  }
}

/** Number of the calls of `takeLock` in this process, which may overlap. */
let calls = 0;

/**
 * Waits until no other process holds the lock, takes it and resolves to the function that releases it. The lock of a
 * dead process counts as free, also if another process has its number. `onWait` is called once, with the holder's
 * number.
 */
export async function takeLock(file: string, onWait: (pid: number) => void): Promise<() => void> {
  mkdirSync(path.dirname(file), { recursive: true });
  calls += 1;
  const own = `${file}.${process.pid}-${calls}`;
  // Linked, not written, so that a lock file always contains its holder.
  writeFileSync(own, renderHolder(process.pid, startOf(process.pid)));
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
        await removeStale(file);
        continue;
      }
      if (!told) onWait(pidOf(holder));
      told = true;
      await wait(POLL_MS);
    }
  } finally {
    rmSync(own, { force: true });
  }
}
