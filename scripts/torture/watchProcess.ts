import { readdir } from 'node:fs/promises';
import { memoryOf } from './startServer';

/** How often a process is looked at, ms. */
const LOOK_MS = 50;

/** The most that a process was seen to use. */
export interface Usage {
  /** Resident memory, MiB. */
  memory: number;
  /** Open files and sockets. */
  descriptors: number;
}

/** Watches what a process uses until `end` is called; zeros where there is no /proc. */
export function watchProcess(pid: number): { end: () => Promise<Usage> } {
  const most: Usage = { memory: 0, descriptors: 0 };
  const ending = new AbortController();
  const watch = async () => {
    while (!ending.signal.aborted) {
      const open = await readdir(`/proc/${pid}/fd`).catch(() => []);
      const memory = await memoryOf(pid);
      most.descriptors = Math.max(most.descriptors, open.length);
      most.memory = Math.max(most.memory, memory?.peak ?? 0);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const watching = watch();
  return {
    end: async () => {
      ending.abort();
      await watching;
      return most;
    },
  };
}
