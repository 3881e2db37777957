import { constants } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** Running answers may take this long after the first signal, ms. */
export const STOP_GRACE_MS = 5_000;

/**
 * npm passes on the Ctrl-C that the terminal has already sent to every process, so one key press arrives twice; two
 * signals within this time, ms, are one wish.
 */
const SAME_KEY_PRESS_MS = 300;

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Ends the process cleanly on the first SIGINT or SIGTERM: accepts nothing new, finishes running answers for up to
 * {@link STOP_GRACE_MS}, exits with 0. A second signal exits at once with 128 plus its number, as shells expect.
 */
export function stopOnSignal(app: FastifyInstance): void {
  let stoppedAt: number | undefined;

  async function stop(): Promise<void> {
    const force = setTimeout(() => app.server.closeAllConnections(), STOP_GRACE_MS);
    await app.close();
    clearTimeout(force);
    process.exit(0);
  }

  for (const signal of signals) {
    process.on(signal, () => {
      if (stoppedAt === undefined) {
        stoppedAt = performance.now();
        void stop();
      } else if (performance.now() - stoppedAt > SAME_KEY_PRESS_MS) {
        process.exit(128 + constants.signals[signal]);
      }
    });
  }
}
