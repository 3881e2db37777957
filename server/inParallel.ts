import pLimit from 'p-limit';

/** Concurrency: enough to hide the latency of a store or disk, few enough to share its connections. */
const PARALLEL = 16;

/** Runs a task for every item, {@link PARALLEL} at a time. @throws the first failure, after running tasks have ended */
export async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<unknown>): Promise<void> {
  // Cleared tasks must reject, too: otherwise `allSettled` would never resolve.
  const limit = pLimit({ concurrency: PARALLEL, rejectOnClear: true });
  const settled = await Promise.allSettled(
    items.map((item) =>
      limit(async () => {
        try {
          await task(item);
        } catch (error) {
          limit.clearQueue();
          throw error;
        }
      }),
    ),
  );
  const failure = settled.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
