import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 40_000;
const PAUSE_MS = 50;

/**
 * Reads a value repeatedly until it is the expected one: a page updates in several steps, so on a busy machine a single
 * look may be too early.
 * @throws Jest's own comparison with the last value, after 40 s
 */
export async function eventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let last = await read();
  while (!isSame(last, expected) && Date.now() < end) {
    await delay(PAUSE_MS);
    last = await read();
  }
  expect(last).toEqual(expected);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
