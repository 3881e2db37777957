/**
 * Looks at something again and again, every `everyMs`. What a look fails with is left out: a process may end between being
 * listed and being read.
 * @returns a function that ends it, and resolves when the last look is over
 */
export function lookRepeatedly(look: () => Promise<void>, everyMs: number): () => Promise<void> {
  const ending = new AbortController();
  const watch = async () => {
    while (!ending.signal.aborted) {
      await look().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  };
  const watching = watch();
  return async () => {
    ending.abort();
    await watching;
  };
}
