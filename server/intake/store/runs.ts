import { randomUUID } from 'node:crypto';
import { open, readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../errorCode';
import { ChangeWatch } from './changeWatch';
import { createFile, makeDir } from './durableFiles';
import { LEFTOVER_AGE_MS } from './store';

/** How runs show that they live. */
export interface Heartbeat {
  /** How often a run changes its beat, ms. */
  beatMs: number;
  /** A run whose beat somebody has seen unchanged for this long is dead to them, ms. */
  deadAfterMs: number;
  /** A clock in ms that never jumps. */
  steadyMs: () => number;
}

/** Six beats may be missed. */
export const HEARTBEAT: Heartbeat = {
  beatMs: 10_000,
  deadAfterMs: 60_000,
  steadyMs: () => performance.now(),
};

const RUN_PATTERN = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The runs that work on a folder: each is one object of one process, here or in another container or machine, where
 * process numbers say nothing. A run changes a file of its own name every few seconds; others watch it. The beat is the
 * file's time of change, counted from one: that takes no space on a full disk, and no clock.
 */
export class Runs {
  /** Name of this run. */
  readonly run = randomUUID();
  private readonly watch: ChangeWatch;
  private beats = 0;
  private starting: Promise<void> | undefined;

  constructor(
    private readonly dir: string,
    private readonly heartbeat: Heartbeat = HEARTBEAT,
  ) {
    this.watch = new ChangeWatch(heartbeat.steadyMs);
  }

  private get path(): string {
    return join(this.dir, this.run);
  }

  /** Begins to beat, as long as the process runs; to be awaited before something is written in the name of the run. */
  start(): Promise<void> {
    this.starting ??= this.begin().catch((error: unknown) => {
      this.starting = undefined;
      throw error;
    });
    return this.starting;
  }

  private async begin(): Promise<void> {
    await this.beat();
    setInterval(() => {
      // A beat that fails is missed; there are more.
      this.beat().catch(() => undefined);
    }, this.heartbeat.beatMs).unref();
  }

  private async beat(): Promise<void> {
    this.beats += 1;
    try {
      await utimes(this.path, this.beats, this.beats);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      await makeDir(this.dir);
      await (await createFile(this.path)).close();
    }
  }

  /** Opened to be looked at: over a network, an open file is asked for at its server. */
  private async beatOf(run: string): Promise<string> {
    try {
      const handle = await open(join(this.dir, run));
      try {
        return String((await handle.stat()).mtimeMs);
      } finally {
        await handle.close();
      }
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return 'none';
      throw error;
    }
  }

  /**
   * Whether a run counts as alive: this one always, another until it was watched for long enough without a beat. What is
   * no name of a run may be of an older version of this program, and is given up after an hour.
   */
  async isAlive(run: string): Promise<boolean> {
    if (run === this.run) return true;
    if (!RUN_PATTERN.test(run)) return this.watch.unchangedFor(run) < LEFTOVER_AGE_MS;
    return this.watch.unchangedFor(run, await this.beatOf(run)) < this.heartbeat.deadAfterMs;
  }

  /** Removes the files of dead runs. To be called after everything else of them was removed. */
  async tidy(): Promise<void> {
    for (const run of await readdir(this.dir).catch(() => [])) {
      if (await this.isAlive(run)) continue;
      await rm(join(this.dir, run), { force: true });
      this.watch.forget(run);
    }
  }
}
