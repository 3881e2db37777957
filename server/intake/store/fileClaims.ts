import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { asStoreError, writeOnce } from './durableFiles';
import { NamedLock } from './lock';
import type { Scratch } from './scratch';
import { CLAIM_MS, type Claim } from './store';

const holderOf = (path: string) => readFile(path, 'utf8').catch(() => undefined);

/**
 * Claims as files in a folder: whoever creates the file holds the claim. It ends when it is released, when its run is
 * dead, or after {@link CLAIM_MS} by its holder's monotonic clock.
 */
export class FileClaims {
  /** The claims that this run holds now. A file of this run that is not among them is a leftover and counts as free. */
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
      if (await this.changing.run(path, () => this.write(name, holder))) return this.claimOf(path, holder);
      this.held.delete(holder);
      return undefined;
    } catch (error) {
      this.held.delete(holder);
      throw asStoreError(error);
    }
  }

  private async write(name: string, holder: string): Promise<boolean> {
    const path = join(this.dir, name);
    await this.removeLeftover(name);
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

  /** True if a claim's holder is dead, or no longer holds it. */
  private async isLeftover(path: string): Promise<boolean> {
    const holder = await holderOf(path);
    return holder !== undefined && !(await this.isAlive(holder));
  }

  /**
   * Removes a leftover. Only one run at a time may do so, which a claim of its own ensures: otherwise it could remove the
   * claim that another has made since.
   */
  private async removeLeftover(name: string): Promise<void> {
    const path = join(this.dir, name);
    if (!(await this.isLeftover(path))) return;
    // Left for later where the disk cannot be written.
    const removal = await this.take(`${name}.removal`).catch(() => undefined);
    if (removal && (await this.isLeftover(path))) await rm(path, { force: true }).catch(() => undefined);
    await removal?.release();
  }

  /** Removes the claims of dead runs, and those that this one could not remove. */
  async tidy(): Promise<void> {
    for (const name of await readdir(this.dir)) {
      const path = join(this.dir, name);
      await this.changing.run(path, () => this.removeLeftover(name));
    }
  }
}
