import { describeFailure } from '../delivery/describeFailure';
import type { Intake } from '../intake';

/** How often aliases, marks and files that are no longer needed are removed, ms. */
const TIDY_INTERVAL_MS = 3_600_000;
/** How often every entry is read and compared with the index, ms. */
const INSPECT_INTERVAL_MS = 86_400_000;
/** A clock that goes back by more than this, ms, was set back by someone. */
const BACKWARD_JUMP_MS = 60_000;

/** Reads every entry and logs the unreadable ones. Runs in the background: with many entries it takes minutes. */
async function inspect({ store, log }: Intake, signal: AbortSignal | undefined): Promise<void> {
  const found = await store.inspect(signal);
  for (const [reference, problem] of store.problems()) {
    log.error({ reference, reason: problem }, 'an entry cannot be read');
  }
  log.info({ ...found }, 'inspected');
}

/** The regular care of a store. */
export interface Housekeeping {
  /**
   * Runs once, apart from the reading of all entries, which may go on afterwards.
   *
   * @param signal ends it before its next step, and the reading of entries
   */
  run: (signal?: AbortSignal) => Promise<void>;
  /** Resolves when no entries are being read any more. */
  idle: () => Promise<void>;
}

/**
 * Creates the housekeeping to run every minute while the server runs: removes what was interrupted, and reads all
 * entries at the start, every day, and after the clock was set back. Failures are logged.
 *
 * @param steadyMs a clock in ms that never jumps
 */
export function housekeeping(intake: Intake, steadyMs = () => performance.now()): Housekeeping {
  let tidiedAt: number | undefined;
  let inspectedAt: number | undefined;
  let inspecting: Promise<void> | undefined;
  let lastNow = intake.now().getTime();
  const run = async (signal?: AbortSignal) => {
    const { store } = intake;
    const now = intake.now();
    const steady = steadyMs();
    const isPutBack = now.getTime() < lastNow - BACKWARD_JUMP_MS;
    lastNow = now.getTime();
    const isDaily = inspectedAt === undefined || steady - inspectedAt >= INSPECT_INTERVAL_MS;
    if ((isDaily || isPutBack) && !inspecting) {
      inspectedAt = steady;
      inspecting = inspect(intake, signal)
        .catch((error: unknown) => {
          inspectedAt = undefined;
          if (signal?.aborted) return;
          intake.log.error({ reason: describeFailure(error) }, 'the store cannot be inspected');
        })
        .finally(() => (inspecting = undefined));
    }
    const steps = [() => store.clearDead()];
    if (tidiedAt === undefined || steady - tidiedAt >= TIDY_INTERVAL_MS) {
      steps.push(() => {
        tidiedAt = steady;
        return store.tidy(now);
      });
    }
    // One that fails every minute must not keep the others from ever being done.
    for (const step of steps) {
      if (signal?.aborted) return;
      await step().catch((error: unknown) => {
        intake.log.error({ reason: describeFailure(error) }, 'housekeeping has failed in part');
      });
    }
  };
  return { run, idle: async () => await inspecting };
}
