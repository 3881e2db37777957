import { readdir } from 'node:fs/promises';
import { poll } from '../testbed/poll';
import { residentMemory } from '../testbed/residentMemory';

/** Sampling interval, ms. */
const POLL_MS = 50;

/** Peak usage of a process. */
export interface Usage {
  /** Resident memory, MiB. */
  memory: number;
  /** Open files and sockets. */
  descriptors: number;
}

/** Samples the usage of a process until `end` is called; zeros on systems without /proc. */
export function watchProcess(pid: number): { end: () => Promise<Usage> } {
  const most: Usage = { memory: 0, descriptors: 0 };
  const end = poll(async () => {
    const open = await readdir(`/proc/${pid}/fd`).catch(() => []);
    const memory = await residentMemory(pid);
    most.descriptors = Math.max(most.descriptors, open.length);
    most.memory = Math.max(most.memory, memory?.peak ?? 0);
  }, POLL_MS);
  return {
    end: async () => {
      await end();
      return most;
    },
  };
}
