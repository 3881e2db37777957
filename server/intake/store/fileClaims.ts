import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { asStoreError, writeOnce } from './durableFiles';
import { NamedLock } from './lock';
import type { Scratch } from '../receiving/scratch';
import { CLAIM_MS, type Claim } from './store';

const holderOf = (path: string) => readFile(path, 'utf8').catch(() => undefined);

/**
 * Claims as files in a folder: whoever creates the file holds the claim. It ends when it is released, when its run is
 * dead, or after {@link CLAIM_MS} by its holder's monotonic clock.
 */
export class FileClaims {
  /** Holders of this run's claims. A file of any other holder of this run could not be removed, and blocks nobody. */
  private readonly held = new Set<string>();
  /** One change of a file at a time: of two that take over the same leftover, one could move away the other's claim. */
  private readonly changing = new NamedLock();

  constructor(
    private readonly dir: string,
    private readonly scratch: Scratch,
  ) {}

  private async isAlive(holder: string): Promise<boolean> {
    const [run = ''] = holder.split(' ');
    return run === this.scratch.runs.run ? this.held.has(holder) : this.scratch.runs.isAlive(run);
  }

  /** Claims a name. @returns undefined while it is held by another. @throws StoreUnavailableError */
  async take(name: string): Promise<Claim | undefined> {
    const path = join(this.dir, name);
    const holder = `${this.scratch.runs.run} ${randomUUID()}`;
    this.held.add(holder);
    try {
      if (await this.changing.run(path, () => this.write(path, holder))) return this.claimOf(path, holder);
      this.held.delete(holder);
      return undefined;
    } catch (error) {
      this.held.delete(holder);
      throw asStoreError(error);
    }
  }

  private async write(path: string, holder: string): Promise<boolean> {
    await this.giveUpDead(path);
    if (await writeOnce(path, await this.scratch.newPath(), holder)) return true;
    // A network file system retries if a response was lost, and then finds the file that it has just created.
    return (await holderOf(path)) === holder;
  }

  private claimOf(path: string, holder: string): Claim {
    const release = () => {
      clearTimeout(end);
      return this.changing.run(path, async () => {
        // Unless it has expired and is now held by another.
        if ((await holderOf(path)) === holder) await unlink(path).catch(() => undefined);
        // Even if the file is still there: the next caller takes it over.
        this.held.delete(holder);
      });
    };
    const end = setTimeout(() => void release(), CLAIM_MS).unref();
    return { release };
  }

  /** Removes a claim whose holder is dead, or no longer holds it. */
  private async giveUpDead(path: string): Promise<void> {
    const holder = await holderOf(path);
    if (holder === undefined || (await this.isAlive(holder))) return;
    // If several try at the same time, only one can move it away; a newer claim moved by mistake is put back.
    const movedAside = await this.scratch.newPath();
    await rename(path, movedAside).catch(() => undefined);
    const found = await holderOf(movedAside);
    if (found !== undefined && found !== holder) await rename(movedAside, path);
    else await rm(movedAside, { force: true });
  }

  /** Removes the claims of dead runs, and those that this one could not remove. */
  async tidy(): Promise<void> {
    for (const name of await readdir(this.dir)) {
      const path = join(this.dir, name);
      await this.changing.run(path, () => this.giveUpDead(path));
    }
  }
}
