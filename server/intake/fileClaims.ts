import { mkdir, readdir, readFile, rename, rm, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errorCode';
import { asStoreError, writeDurably } from './durableFiles';
import { isOlder, isRunning, type Scratch } from './scratch';
import { CLAIM_MS, type Claim } from './store';

/** Claims as files in a folder: who creates the file has the claim. */
export class FileClaims {
  constructor(
    private readonly dir: string,
    private readonly scratch: Scratch,
  ) {}

  /** Creates the folder where it is missing. */
  async open(): Promise<void> {
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
  }

  /** Claims a name. @returns undefined while somebody else has it. @throws StoreUnavailableError */
  async take(name: string, now: Date): Promise<Claim | undefined> {
    const path = join(this.dir, name);
    try {
      await this.giveUpLeft(path, now);
      await writeDurably(path, this.scratch.run);
      // Measured by the clock that will look at it.
      await utimes(path, now, now);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return undefined;
      throw asStoreError(error);
    }
    return { release: () => this.release(path).catch(() => undefined) };
  }

  /** Gives a claim back, unless it has ended by itself and somebody else has it now. */
  private async release(path: string): Promise<void> {
    if ((await readFile(path, 'utf8')) === this.scratch.run) await unlink(path);
  }

  /** Removes a claim whose holder has ended, or has had it for too long. */
  private async giveUpLeft(path: string, now: Date): Promise<void> {
    const holder = await readFile(path, 'utf8').catch(() => undefined);
    if (holder === undefined) return;
    // Empty while its holder is writing it.
    const isHeld = holder === '' || isRunning(holder);
    if (isHeld && !(await isOlder(path, CLAIM_MS, now))) return;
    // Of several that see it at the same time one moves it away, and none a newer one.
    const grave = this.scratch.newPath();
    await rename(path, grave).catch(() => undefined);
    const moved = await readFile(grave, 'utf8').catch(() => undefined);
    if (moved !== undefined && moved !== holder) await rename(grave, path);
    else await rm(grave, { force: true });
  }

  /** Removes claims that nobody can hold any longer. */
  async tidy(now: Date): Promise<void> {
    for (const name of await readdir(this.dir)) {
      const path = join(this.dir, name);
      if (await isOlder(path, 2 * CLAIM_MS, now)) await rm(path, { force: true });
    }
  }
}
