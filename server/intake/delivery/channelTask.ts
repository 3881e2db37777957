import { setTimeout as delay } from 'node:timers/promises';
import type { Intake } from '../intake';
import type { Delivery } from '../store/manifest';
import { delivered, failed, isDue, noteAttempt, noteResult } from './attempt';
import { type DeliveryChannel, LONGEST_WAIT_MS } from './deliveryChannel';
import { DeliveryError, type FailureFacts } from './deliveryError';
import { describeFailure } from './describeFailure';
import { afterStoreFailure, type Outcome, type Task } from './taskQueue';

/**
 * After this many consecutive timeouts of a connected receiver, its queue is suspended: the entries are not the cause.
 */
const MAX_TIMEOUTS = 2;
/** Pause after a receiver rejects us because of a setting, ms: many lock out clients that keep trying. */
const SETTING_PAUSE_MS = 900_000;

/**
 * Pauses between attempts to record a result, ms: half a minute in all. Until then the claim is held, so that no other
 * server sends the entry once more.
 */
const RECORD_PAUSES_MS = [200, 600, 2_000, 7_000, 20_000];

/** Replaced in tests. */
export interface Timing {
  /** A clock in ms that never jumps. */
  steadyMs?: () => number;
  /** See {@link RECORD_PAUSES_MS}. */
  recordPausesMs?: readonly number[];
}

/** Passes entries on through one channel. Its memory is lost with the process, which does not affect correctness. */
class ChannelTask implements Task {
  /** Results that could not be recorded yet, by reference. */
  private readonly unrecorded = new Map<string, Delivery>();
  private timeouts = 0;
  /** By the steady clock: the wall clock may be set back by days. */
  private pausedUntil = 0;

  constructor(
    private readonly intake: Intake,
    private readonly channel: DeliveryChannel,
    private readonly steadyMs: () => number,
    private readonly recordPausesMs: readonly number[],
  ) {}

  get name(): string {
    return this.channel.name;
  }

  isDue: Task['isDue'] = (entry) => !this.isPaused() && isDue(this.channel, entry, this.intake.now());

  private isPaused(): boolean {
    return this.steadyMs() < this.pausedUntil;
  }

  private pauseFor(ms: number): void {
    this.pausedUntil = this.steadyMs() + ms;
  }

  work: Task['work'] = async (reference, signal) => {
    if (this.isPaused()) return 'pause';
    try {
      return await this.tryEntry(reference, signal);
    } catch (error) {
      // Nothing was sent: the attempt could not be recorded, or the entry cannot be read.
      this.log('error', { reference, reason: describeFailure(error) }, 'an entry could not be passed on');
      return afterStoreFailure(this.intake.store);
    }
  };

  private log(level: 'info' | 'warn' | 'error', facts: object, message: string): void {
    this.intake.log[level]({ channel: this.channel.name, ...facts }, message);
  }

  private async tryEntry(reference: string, signal: AbortSignal): Promise<Outcome> {
    const { store, now } = this.intake;
    const found = await store.find(reference);
    if (!found || found === 'deleted' || !isDue(this.channel, found, now())) return 'next';
    const claim = await store.claim(reference, this.channel.name);
    // Another server is working on it.
    if (!claim) return 'next';
    try {
      const left = this.unrecorded.get(reference);
      if (left) {
        await this.record(reference, left);
        if (left.deliveredAt !== undefined) return 'next';
      }
      const before = await noteAttempt(this.intake, this.channel, found.manifest);
      if (!before) return 'next';
      try {
        await this.channel.deliver(before, signal);
      } catch (error) {
        const result = failed(this.channel, before.state, error, now());
        await this.recordOrKeep(reference, result, signal);
        return this.judge(error, result);
      }
      const result = delivered(this.channel, before.state, now());
      await this.recordOrKeep(reference, result, signal);
      this.timeouts = 0;
      this.log('info', { attempts: result.attempts }, 'passed on');
      return 'next';
    } finally {
      await claim.release();
    }
  }

  /** Decides after a failure whether to go on with other entries. */
  private judge(error: unknown, { attempts, error: reason }: Delivery): Outcome {
    const facts: FailureFacts = error instanceof DeliveryError ? error.facts : {};
    if (facts.isChannelDown) {
      if (facts.setting) this.pauseFor(SETTING_PAUSE_MS);
      const setting = facts.setting ? { setting: facts.setting } : {};
      this.log('warn', { reason, ...setting }, 'a receiver is down: nothing is passed on to it for now');
      return 'pause';
    }
    const isFinal = facts.isFinal ? { isFinal: true } : {};
    const pauseMs = Math.min(facts.retryAfterMs ?? 0, LONGEST_WAIT_MS);
    const pause = pauseMs > 0 ? { pauseMs } : {};
    this.log('warn', { attempts, reason, ...isFinal, ...pause }, 'could not be passed on');
    this.timeouts = facts.isTimeout ? this.timeouts + 1 : 0;
    if (pauseMs > 0) {
      // `Retry-After` concerns the receiver, so other entries wait, too.
      this.pauseFor(pauseMs);
      return 'pause';
    }
    if (this.timeouts < MAX_TIMEOUTS) return 'next';
    this.timeouts = 0;
    return 'pause';
  }

  private async record(reference: string, result: Delivery): Promise<void> {
    await noteResult(this.intake, this.channel, reference, result);
    this.unrecorded.delete(reference);
  }

  /** A result that cannot be recorded now is recorded before the next attempt, whose time is already recorded. */
  private async recordOrKeep(reference: string, result: Delivery, signal: AbortSignal): Promise<void> {
    for (const pauseMs of [...this.recordPausesMs, undefined]) {
      try {
        return await this.record(reference, result);
      } catch (error) {
        if (pauseMs !== undefined && !signal.aborted) {
          // Ends early when the server is stopped.
          await delay(pauseMs, undefined, { signal }).catch(() => undefined);
          continue;
        }
        this.unrecorded.set(reference, result);
        this.log(
          'error',
          { reference, reason: describeFailure(error) },
          'a delivery result could not be recorded',
        );
        return;
      }
    }
  }
}

/** Creates the task of passing entries on through a channel. */
export function channelTask(
  intake: Intake,
  channel: DeliveryChannel,
  { steadyMs = () => performance.now(), recordPausesMs = RECORD_PAUSES_MS }: Timing = {},
): Task {
  return new ChannelTask(intake, channel, steadyMs, recordPausesMs);
}
