import { readdir, readFile } from 'node:fs/promises';
import { poll } from './poll';
import { residentMemory } from './residentMemory';

/** Sampling interval of a process and its descendants, ms. */
const POLL_MS = 100;

/** Peak memory of a process and its descendants, MiB. */
export interface TreeMemory {
  /** Peak of the largest single process. */
  largest: number;
  /** Peak of their sum at one moment; shared pages count for each process. */
  together: number;
}

/** Returns the ids of a process and its running descendants. Linux only. */
async function membersOf(pid: number): Promise<number[]> {
  const members = [pid];
  for (const task of await readdir(`/proc/${pid}/task`)) {
    const list = await readFile(`/proc/${pid}/task/${task}/children`, 'utf8');
    for (const child of list.split(' ').filter(Boolean)) members.push(...(await membersOf(Number(child))));
  }
  return members;
}

/**
 * Samples the memory of a process and its descendants until `end` is called, which resolves to undefined without /proc.
 */
export function watchTree(pid: number): { end: () => Promise<TreeMemory | undefined> } {
  let most: TreeMemory | undefined;
  const sample = async () => {
    const members = await membersOf(pid);
    let [largest, together] = [0, 0];
    for (const member of members) {
      const { peak, now } = (await residentMemory(member)) ?? { peak: 0, now: 0 };
      largest = Math.max(largest, peak);
      together += now;
    }
    most = {
      largest: Math.max(most?.largest ?? 0, largest),
      together: Math.max(most?.together ?? 0, together),
    };
  };
  const end = poll(sample, POLL_MS);
  return {
    end: async () => {
      await end();
      return most;
    },
  };
}
