import { readdir, readFile } from 'node:fs/promises';
import { lookRepeatedly } from './lookRepeatedly';

const KIB_PER_MIB = 1024;

/** How often a process and those it started are looked at, ms. */
const LOOK_MS = 100;

/** The most memory that a process and those it started were seen to use, MiB; undefined where there is no /proc. */
export interface TreeMemory {
  /** Of the largest single process. */
  largest: number;
  /** Of all of them at one moment; pages that they share count for each. */
  together: number;
}

/** A process and all that it started, as far as they still run. Linux only. */
async function membersOf(pid: number): Promise<number[]> {
  const members = [pid];
  for (const task of await readdir(`/proc/${pid}/task`)) {
    const list = await readFile(`/proc/${pid}/task/${task}/children`, 'utf8');
    for (const child of list.split(' ').filter(Boolean)) members.push(...(await membersOf(Number(child))));
  }
  return members;
}

async function memoryOf(pid: number): Promise<{ peak: number; now: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / KIB_PER_MIB;
  return { peak: field('VmHWM'), now: field('VmRSS') };
}

/** Watches the memory of a process and those it starts until `end` is called. */
export function watchTree(pid: number): { end: () => Promise<TreeMemory | undefined> } {
  let most: TreeMemory | undefined;
  const look = async () => {
    const members = await membersOf(pid);
    let [largest, together] = [0, 0];
    for (const member of members) {
      const { peak, now } = await memoryOf(member).catch(() => ({ peak: 0, now: 0 }));
      largest = Math.max(largest, peak);
      together += now;
    }
    most = {
      largest: Math.max(most?.largest ?? 0, largest),
      together: Math.max(most?.together ?? 0, together),
    };
  };
  const end = lookRepeatedly(look, LOOK_MS);
  return {
    end: async () => {
      await end();
      return most;
    },
  };
}
