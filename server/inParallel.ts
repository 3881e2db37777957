import pLimit from 'p-limit';

/** At the same time: enough to hide the way to a store or a disk, few enough to share its connections. */
const PARALLEL = 16;

/** Does something with every item, some at a time. @throws the first failure, after the running ones have ended */
export async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<unknown>): Promise<void> {
  // What is dropped from the queue must settle, too: nobody could await the rest otherwise.
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
