import { randomUUID } from 'node:crypto';
import { ChangeWatch } from '../store/changeWatch';
import type { Heartbeat } from '../store/runs';
import { type Claim, CLAIM_MS, LEFTOVER_AGE_MS } from '../store/store';
import type { Bucket } from './bucket';
import { KEYS } from './keys';

/** Content of a claim's object: its run, and a unique id. */
const holderOf = (run: string) => `${run} ${randomUUID()}`;
const RUN_LENGTH = 36;

/**
 * Claims as objects: whoever creates the object holds the claim. It ends when it is released, when its run is dead, or
 * after {@link CLAIM_MS} by its holder's monotonic clock. A run has a heartbeat in the bucket only while it holds
 * claims.
 */
export class BucketClaims {
  private readonly watch: ChangeWatch;
  private readonly held = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private beats = 0;

  constructor(
    private readonly bucket: Bucket,
    private readonly run: string,
    private readonly heartbeat: Heartbeat,
  ) {
    this.watch = new ChangeWatch(heartbeat.steadyMs);
  }

  /** Claims a key. @returns undefined while it is held by another. @throws StoreUnavailableError */
  async take(key: string): Promise<Claim | undefined> {
    const holder = holderOf(this.run);
    this.held.add(holder);
    try {
      await this.start();
      if (await this.write(key, holder)) return this.claimOf(key, holder);
      this.held.delete(holder);
      return undefined;
    } catch (error) {
      this.held.delete(holder);
      throw error;
    }
  }

  private async write(key: string, holder: string): Promise<boolean> {
    if (await this.bucket.create(key, holder)) return true;
    const other = await this.bucket.get(key);
    if (!other) return false;
    // Created by an earlier attempt of this call whose response was lost.
    if (other.text === holder) return true;
    if (await this.isAlive(other.text)) return false;
    return this.bucket.replace(key, holder, other.etag);
  }

  private claimOf(key: string, holder: string): Claim {
    const release = async () => {
      clearTimeout(end);
      this.held.delete(holder);
      try {
        // Unless it has expired and is now held by another.
        if ((await this.bucket.get(key))?.text === holder) await this.bucket.delete(key);
      } catch {
        // The claim ends with its run.
      }
    };
    const end = setTimeout(() => void release(), CLAIM_MS).unref();
    return { release };
  }

  private async start(): Promise<void> {
    if (this.timer) return;
    this.timer = setInterval(() => {
      // A failed heartbeat is skipped; more will follow.
      this.beat().catch(() => undefined);
    }, this.heartbeat.beatMs).unref();
    await this.beat();
  }

  private async beat(): Promise<void> {
    if (this.held.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
      await this.bucket.delete(KEYS.runs + this.run);
      return;
    }
    this.beats += 1;
    await this.bucket.put(KEYS.runs + this.run, String(this.beats));
  }

  /**
   * True if the run of a claim counts as alive; claims written by an older version of this program expire after an
   * hour.
   */
  private async isAlive(holder: string): Promise<boolean> {
    const [run = ''] = holder.split(' ');
    if (run.length !== RUN_LENGTH) return this.watch.unchangedFor(holder) < LEFTOVER_AGE_MS;
    if (run === this.run)
      return this.held.has(holder) || this.watch.unchangedFor(holder) < this.heartbeat.deadAfterMs;
    const beat = (await this.bucket.get(KEYS.runs + run))?.text ?? 'none';
    return this.watch.unchangedFor(run, beat) < this.heartbeat.deadAfterMs;
  }

  /** Removes the claims of dead runs, then their heartbeats. @throws StoreUnavailableError */
  async tidy(): Promise<void> {
    for await (const { key } of this.bucket.list(KEYS.claims)) {
      const holder = (await this.bucket.get(key))?.text;
      if (holder === undefined || (await this.isAlive(holder))) continue;
      // Unless it was taken over in the meantime.
      if ((await this.bucket.get(key))?.text === holder) await this.bucket.delete(key);
    }
    for await (const { key } of this.bucket.list(KEYS.runs)) {
      const run = key.slice(KEYS.runs.length);
      if (run !== this.run && !(await this.isAlive(`${run} `))) await this.bucket.delete(key);
    }
  }
}
