const PATIENCE_MS = 40_000;
const PAUSE_MS = 50;

/**
 * Reads a value again and again until it is the expected one: what a page shows after a step arrives in several turns,
 * and on a busy machine a single look comes too early.
 * @throws Jest's own comparison with the last value when it has not come within 40 s
 */
export async function eventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let last = await read();
  while (!isSame(last, expected) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    last = await read();
  }
  expect(last).toEqual(expected);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
