import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { asStoreError, writeOnce } from './durableFiles';
import type { Scratch } from '../receiving/scratch';
import { CLAIM_MS, type Claim } from './store';

const holderOf = (path: string) => readFile(path, 'utf8').catch(() => undefined);

/**
 * Claims as files in a folder: whoever creates the file holds the claim. It ends when it is released, when its run is
 * dead, or after {@link CLAIM_MS} by its holder's monotonic clock.
 */
export class FileClaims {
  constructor(
    private readonly dir: string,
    private readonly scratch: Scratch,
  ) {}

  private isAlive(holder: string): Promise<boolean> {
    const [run = ''] = holder.split(' ');
    return this.scratch.runs.isAlive(run);
  }

  /** Claims a name. @returns undefined while it is held by another. @throws StoreUnavailableError */
  async take(name: string): Promise<Claim | undefined> {
    const path = join(this.dir, name);
    const holder = `${this.scratch.runs.run} ${randomUUID()}`;
    try {
      await this.giveUpDead(path);
      if (!(await writeOnce(path, await this.scratch.newPath(), holder))) return undefined;
    } catch (error) {
      throw asStoreError(error);
    }
    const release = async () => {
      clearTimeout(end);
      // Unless it has expired and is now held by another.
      if ((await holderOf(path)) === holder) await unlink(path).catch(() => undefined);
    };
    const end = setTimeout(() => void release(), CLAIM_MS).unref();
    return { release };
  }

  /** Removes a claim whose holder is dead. */
  private async giveUpDead(path: string): Promise<void> {
    const holder = await holderOf(path);
    if (holder === undefined || (await this.isAlive(holder))) return;
    // If several try at the same time, only one can move it away; a newer claim moved by mistake is put back.
    const grave = await this.scratch.newPath();
    await rename(path, grave).catch(() => undefined);
    const moved = await holderOf(grave);
    if (moved !== undefined && moved !== holder) await rename(grave, path);
    else await rm(grave, { force: true });
  }

  /** Removes the claims of dead runs. */
  async tidy(): Promise<void> {
    for (const name of await readdir(this.dir)) await this.giveUpDead(join(this.dir, name));
  }
}
