/** Requests at the same time: enough to hide the way to the store, few enough to share its connections. */
const PARALLEL = 16;

/** Does something with every item, some at a time. @throws the first failure, after the running ones have ended */
export async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<unknown>): Promise<void> {
  const rest = items.values();
  let failure: { error: unknown } | undefined;
  const work = async () => {
    for (const item of rest) {
      if (failure) return;
      await task(item).catch((error: unknown) => (failure ??= { error }));
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, items.length) }, work));
  if (failure) throw failure.error;
}
