import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, statfs, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_TOTAL_BYTES } from '../../../src/applications/limits';
import { ifPresent } from '../../ifPresent';
import { asStoreError, makeDir, orStoreError, writeDurably } from './durableFiles';
import type { StoredFile } from './manifest';
import type { Heartbeat, Runs } from './runs';
import { type Staging, StoreUnavailableError } from './store';

/** Minimum free space for accepting anything, bytes: one application, and as much again for its copies. */
export const MIN_FREE_BYTES = 2 * MAX_TOTAL_BYTES;

/** Options that are only used by tests. */
export interface StoreOptions {
  /** Minimum free space for accepting anything, bytes. */
  minFreeBytes?: number;
  heartbeat?: Heartbeat;
}

/** True if something was last changed more than `age` ms ago; false if it does not exist. */
export async function isOlder(path: string, age: number, now: Date): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  return facts !== undefined && now.getTime() - facts.mtimeMs > age;
}

/** Checks that files were written completely. @throws StoreUnavailableError if a size differs from the manifest */
export async function compareSizes(dir: string, files: readonly StoredFile[]): Promise<void> {
  for (const { storedAs, size } of files) {
    if ((await stat(join(dir, storedAs))).size !== size) {
      throw new StoreUnavailableError('a file was not written completely');
    }
  }
}

/** A folder for data that is not yet accepted, with a subfolder for each application. */
export class Scratch {
  /** Paths of this run that could not be removed yet. */
  private readonly unwanted = new Set<string>();

  /**
   * @param minFreeBytes lower in tests only
   * @param guard throws if nothing may be written at present
   */
  constructor(
    readonly dir: string,
    readonly runs: Runs,
    private readonly minFreeBytes = MIN_FREE_BYTES,
    private readonly guard: () => Promise<void> = async () => undefined,
  ) {}

  /**
   * Returns a unique path in the folder, and starts the heartbeat of this run. Every write begins with this.
   *
   * @throws StoreUnavailableError
   */
  async newPath(): Promise<string> {
    await this.guard();
    await orStoreError(() => this.runs.start());
    return join(this.dir, `${this.runs.run}_${randomUUID()}`);
  }

  /**
   * Creates the folder, and that of the runs, if they are missing.
   *
   * @param like the folder whose owner they get if root creates them
   * @throws StoreUnavailableError
   */
  async open(like?: string): Promise<void> {
    await orStoreError(async () => {
      await makeDir(this.dir, like);
      await makeDir(this.runs.dir, like);
    });
  }

  /** Free share of the disk, 0 to 1. */
  async freeShare(): Promise<number> {
    const { bavail, blocks } = await statfs(this.dir);
    return bavail / blocks;
  }

  private async checkSpace(): Promise<void> {
    const { bavail, bsize } = await statfs(this.dir);
    if (bavail * bsize < this.minFreeBytes) throw new StoreUnavailableError('the disk is nearly full');
  }

  /** @throws StoreUnavailableError if nothing can be written to the folder now */
  async check(): Promise<void> {
    await orStoreError(async () => {
      await this.checkSpace();
      const probe = await this.newPath();
      await writeDurably(probe, 'probe');
      await unlink(probe);
    });
  }

  /** Creates a folder for one application. @throws StoreUnavailableError */
  async stage(): Promise<Staging> {
    const dir = await this.newPath();
    try {
      await this.checkSpace();
      await makeDir(dir);
    } catch (error) {
      // A removed folder is created again for the next health check or application.
      await this.open().catch(() => undefined);
      throw asStoreError(error);
    }
    return { dir, discard: () => this.discard(dir) };
  }

  /** Removes a path of this run with all it contains; `tidy` tries again what cannot be removed now. */
  async discard(path: string): Promise<void> {
    this.unwanted.add(path);
    await rm(path, { recursive: true, force: true }).then(
      () => this.unwanted.delete(path),
      () => false,
    );
  }

  /** Removes what dead runs have left, and what this one could not remove before. */
  async tidy(): Promise<void> {
    for (const path of this.unwanted) await this.discard(path);
    for (const name of (await ifPresent(readdir(this.dir))) ?? []) {
      const [run = ''] = name.split('_');
      if (!(await this.runs.isAlive(run))) await rm(join(this.dir, name), { recursive: true, force: true });
    }
  }
}
