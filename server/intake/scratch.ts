import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, statfs, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_TOTAL_BYTES } from '../../src/applications/limits';
import { errorCode } from '../errorCode';
import { asStoreError, writeDurably } from './durableFiles';
import type { StoredFile } from './manifest';
import { LEFTOVER_AGE_MS, type Staging, StoreUnavailableError } from './store';

/** Below this much free space, bytes, nothing is accepted: one application and as much again for its copies. */
export const MIN_FREE_BYTES = 2 * MAX_TOTAL_BYTES;

/** Runs of this process: each is one object that works on a folder. */
const ownRuns = new Set<string>();

/** Whether the run whose name something starts with still works, here or in another process of this machine. */
export function isRunning(name: string): boolean {
  const [pid = '', ...uuid] = name.split('-').slice(0, 6);
  if (Number(pid) === process.pid) return ownRuns.has([pid, ...uuid].join('-'));
  try {
    process.kill(Number.parseInt(pid, 10), 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether something was last changed longer ago than an age, ms; false if it is not there. */
export async function isOlder(path: string, age: number, now: Date): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  return facts !== undefined && now.getTime() - facts.mtimeMs > age;
}

/** Looks whether files were written whole. @throws StoreUnavailableError if a staged file is not as long as the manifest says */
export async function compareSizes(dir: string, files: readonly StoredFile[]): Promise<void> {
  for (const { storedAs, size } of files) {
    if ((await stat(join(dir, storedAs))).size !== size) {
      throw new StoreUnavailableError('a file was not written whole');
    }
  }
}

/** A folder for what is not yet accepted: each application gets a folder of its own in it. */
export class Scratch {
  /** Start of the names of this object's folders: the process first, so that others can see if it runs. */
  readonly run = `${process.pid}-${randomUUID()}`;

  /** @param minFreeBytes lower in tests alone */
  constructor(
    readonly dir: string,
    private readonly minFreeBytes = MIN_FREE_BYTES,
  ) {
    ownRuns.add(this.run);
  }

  /** A path in it that nobody else uses. */
  newPath(): string {
    return join(this.dir, `${this.run}-${randomUUID()}`);
  }

  /** Creates it where it is missing. @throws StoreUnavailableError */
  async open(): Promise<void> {
    try {
      await mkdir(this.dir, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw asStoreError(error);
    }
  }

  private async checkSpace(): Promise<void> {
    const { bavail, bsize } = await statfs(this.dir);
    if (bavail * bsize < this.minFreeBytes) throw new StoreUnavailableError('the disk is nearly full');
  }

  /** @throws StoreUnavailableError if nothing could be written to it now */
  async check(): Promise<void> {
    const probe = this.newPath();
    try {
      await this.open();
      await this.checkSpace();
      await writeDurably(probe, 'probe');
      await unlink(probe);
    } catch (error) {
      throw asStoreError(error);
    }
  }

  /** A new folder for one application. @throws StoreUnavailableError */
  async stage(): Promise<Staging> {
    const dir = this.newPath();
    try {
      await this.checkSpace();
      await mkdir(dir, { mode: 0o700 });
    } catch (error) {
      // A folder that somebody removed comes back with the next check of the health route or the next application.
      await this.open().catch(() => undefined);
      throw asStoreError(error);
    }
    return {
      dir,
      discard: () => rm(dir, { recursive: true, force: true }).catch(() => undefined),
    };
  }

  /** Removes what processes that have ended left, and what is too old to be in use. */
  async tidy(now: Date): Promise<void> {
    for (const name of await readdir(this.dir)) {
      const path = join(this.dir, name);
      const isLeft = !isRunning(name) || (await isOlder(path, LEFTOVER_AGE_MS, now));
      if (isLeft) await rm(path, { recursive: true, force: true });
    }
  }
}
