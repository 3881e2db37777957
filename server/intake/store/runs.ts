import { randomUUID } from 'node:crypto';
import { open, readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../errorCode';
import { ifPresent } from '../../ifPresent';
import { ChangeWatch } from './changeWatch';
import { createFile, makeDir } from './durableFiles';
import { LEFTOVER_AGE_MS } from './store';

/** How runs show that they are alive. */
export interface Heartbeat {
  /** Interval between heartbeats, ms. */
  beatMs: number;
  /** A run whose heartbeat was seen unchanged for this long counts as dead, ms. */
  deadAfterMs: number;
  /** A monotonic clock, ms. */
  steadyMs: () => number;
}

/** Six heartbeats may be missed. */
export const HEARTBEAT: Heartbeat = {
  beatMs: 10_000,
  deadAfterMs: 60_000,
  steadyMs: () => performance.now(),
};

const RUN_PATTERN = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The runs that work on a folder. A run is one object of this class. Runs may be in other containers or on other
 * machines, so process ids cannot tell them apart. A run changes a file of its own name every few seconds, which the others watch. The
 * heartbeat is the file's modification time, counted up from one: this needs no space on a full disk, and no clock.
 */
export class Runs {
  /** Name of this run. */
  readonly run = randomUUID();
  private readonly watch: ChangeWatch;
  private beats = 0;
  private starting: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    readonly dir: string,
    private readonly heartbeat: Heartbeat = HEARTBEAT,
  ) {
    this.watch = new ChangeWatch(heartbeat.steadyMs);
  }

  private get path(): string {
    return join(this.dir, this.run);
  }

  /**
   * Starts the heartbeat; to be awaited before anything is written in the run's name.
   */
  start(): Promise<void> {
    this.starting ??= this.begin().catch((error: unknown) => {
      this.starting = undefined;
      throw error;
    });
    return this.starting;
  }

  private async begin(): Promise<void> {
    await makeDir(this.dir);
    await this.beat();
    this.timer = setInterval(() => {
      // A failed heartbeat is skipped; more will follow.
      this.beat().catch(() => undefined);
    }, this.heartbeat.beatMs).unref();
  }

  /** Ends the heartbeat for good, once nothing of this run is under way. */
  stop(): void {
    clearInterval(this.timer);
  }

  private async beat(): Promise<void> {
    this.beats += 1;
    try {
      await utimes(this.path, this.beats, this.beats);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      // The folder is not created: it may be missing because a volume is not mounted.
      await (await createFile(this.path)).close();
    }
  }

  /** Opens the file first, because network file systems then fetch its current time from their server. */
  private async beatOf(run: string): Promise<string> {
    const stat = async () => {
      const handle = await open(join(this.dir, run));
      return handle.stat().finally(() => handle.close());
    };
    return String((await ifPresent(stat()))?.mtimeMs ?? 'none');
  }

  /**
   * True if a run counts as alive: this one always, another until it was watched for long enough without a heartbeat. A
   * name that is not a run's may come from an older version of this program, and counts as dead after an hour.
   */
  async isAlive(run: string): Promise<boolean> {
    if (run === this.run) return true;
    if (!RUN_PATTERN.test(run)) return this.watch.unchangedFor(run) < LEFTOVER_AGE_MS;
    return this.watch.unchangedFor(run, await this.beatOf(run)) < this.heartbeat.deadAfterMs;
  }

  /** Removes the files of dead runs. To be called after everything else they left was removed. */
  async tidy(): Promise<void> {
    for (const run of await readdir(this.dir).catch(() => [])) {
      if (await this.isAlive(run)) continue;
      await rm(join(this.dir, run), { force: true });
      this.watch.forget(run);
    }
  }
}
