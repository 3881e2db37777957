import { readFile } from 'node:fs/promises';

const KIB_PER_MIB = 1024;

/** Resident memory of a process, MiB. */
export interface ResidentMemory {
  now: number;
  /** Its peak since the process started. */
  peak: number;
}

/** Returns the resident memory of a running process; undefined except on Linux. */
export async function residentMemory(pid: number): Promise<ResidentMemory | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / KIB_PER_MIB;
  const now = field('VmRSS');
  return Number.isNaN(now) ? undefined : { now, peak: field('VmHWM') };
}
