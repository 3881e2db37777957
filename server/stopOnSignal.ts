import { once } from 'node:events';
import { constants } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { REVALIDATE } from '../src/hosting/securityHeaders';
import { protectionOf } from './files/headerRules';
import { RETRY_AFTER_S } from './intake/answers/answer';
import { answerRaw } from './requests/refuseBrokenRequest';

/** Longest time that responses in progress may take after the last upload, ms. */
const STOP_ANSWERS_MS = 5_000;

/**
 * Longest time for closing everything, ms. After it, work on a store or receiver that does not respond is abandoned, as
 * by a crash: it is done again after the next start.
 */
const STOP_ALL_MS = 7_000;

/**
 * Time for a client that is still sending to receive the rejection, ms; if the connection is cut at once, it is lost.
 */
const NOTICE_MS = 2_000;

/**
 * npm passes on the Ctrl-C that the terminal has already sent to every process, so one key press arrives twice. Two
 * signals within this time, ms, count as one.
 */
const SAME_KEY_PRESS_MS = 300;

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Answers unfinished uploads with 503, and stops reading them. */
async function refuseUploads(app: FastifyInstance): Promise<void> {
  const open = app.connections.uploads.filter(({ response }) => !response.headersSent);
  if (open.length === 0) return;
  const headers = {
    ...protectionOf(app.site.current.everywhere),
    'Cache-Control': REVALIDATE,
    'Retry-After': String(RETRY_AFTER_S),
  };
  const noticed = open.map(({ request }) => {
    // The form must not be stored any more; further data is discarded, so that the client reads the response.
    request.removeAllListeners('data');
    request.resume();
    answerRaw(request.socket, 503, headers, true);
    return request.socket.destroyed ? undefined : once(request.socket, 'close');
  });
  const late = setTimeout(() => {
    for (const { request } of open) request.socket.destroy();
  }, NOTICE_MS);
  await Promise.allSettled(noticed);
  clearTimeout(late);
}

/**
 * Ends the process cleanly on the first SIGINT or SIGTERM, and exits with 0. While forms are being uploaded, the server
 * keeps listening, so that a load balancer sees from its health route that it is stopping; these uploads may finish
 * within the grace period. Then it accepts nothing new, finishes running responses for up to {@link STOP_ANSWERS_MS},
 * and ends after {@link STOP_ALL_MS} at the latest. A second signal exits at once with 128 plus its number, as shells
 * expect.
 *
 * @param graceS Time for uploads, seconds; after that, unfinished ones get 503.
 */
export function stopOnSignal(app: FastifyInstance, graceS: number): void {
  let stoppedAt: number | undefined;

  async function stop(): Promise<void> {
    app.connections.isStopping = true;
    await app.connections.untilUploaded(graceS * 1000);
    await refuseUploads(app);
    const force = setTimeout(() => app.server.closeAllConnections(), STOP_ANSWERS_MS);
    const abandon = setTimeout(() => {
      app.log.warn('the server ends although work is under way; it is done again after the next start');
      process.exit(0);
    }, STOP_ALL_MS);
    await app.close();
    clearTimeout(force);
    clearTimeout(abandon);
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
