import type { FastifyBaseLogger } from 'fastify';

/** Wait before a store that does not respond is tried again, ms. */
export const RETRY_MS = 30_000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Opens the intake once its store responds. Each reason is logged once, until there is another one: also that the store is
 * back, but cannot be used with these settings.
 *
 * @param failure why it could not be opened at first
 * @param signal ends the attempts; the promise then stays pending
 */
export async function openLater(
  open: () => Promise<void>,
  failure: unknown,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  signal: AbortSignal,
  retryMs: number,
): Promise<void> {
  let told: string | undefined;
  for (let error = failure; ; ) {
    const reason = reasonOf(error);
    if (reason !== told)
      log.error({ reason }, 'the site is served without the intake, which is tried again every 30 s');
    told = reason;
    await new Promise<void>((resolve) => {
      if (signal.aborted) return;
      const timer = setTimeout(resolve, retryMs);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    });
    try {
      await open();
      return log.warn('the intake is open');
    } catch (next) {
      error = next;
    }
  }
}
