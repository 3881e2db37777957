import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** Longest time a command may take, ms: a person who has just sent a form is waiting for it. */
const COMMAND_TIMEOUT_MS = 300;
/** Longest time startup waits for the server, ms. */
const START_WAIT_MS = 1_000;
/** How often a failed server is tried again, ms. */
const RETRY_MS = 2_000;

/** A Redis or Valkey server with which several copies of the intake count together. */
export interface SharedLimits {
  readonly client: Redis;
  /** Prefix of every key. Puts all keys into one hash slot, as scripts need several at once. */
  readonly prefix: string;
  /** True while the server works; otherwise each copy counts on its own. */
  isUp(): boolean;
  /** To be called when a command failed: each copy then counts on its own until the server responds again. */
  failed(error: unknown): void;
  /** Closes the connection. */
  close(): void;
}

/**
 * Connects to the server. An unavailable server delays nothing: the client keeps trying to connect, and logs once when
 * the server is lost and once when it is back.
 *
 * @param secret of the intake: copies with the same secret count together, others on the same server do not
 */
export async function connectSharedLimits(
  url: string,
  secret: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<SharedLimits> {
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // This timer runs even after the connection has ended, and would delay the server's shutdown.
    disconnectTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (times) => Math.min(times * 200, RETRY_MS),
  });
  const prefix = `{sff-${createHmac('sha256', secret).update('limits').digest('hex').slice(0, 12)}}:`;
  const state = { isUp: false, isToldDown: false, isClosed: false };
  let timer: NodeJS.Timeout | undefined;

  function failed(error: unknown): void {
    if (state.isClosed) return;
    state.isUp = false;
    if (!state.isToldDown) {
      state.isToldDown = true;
      const reason = error instanceof Error ? error.message : String(error);
      log.warn(
        { reason },
        'INTAKE_REDIS_URL cannot be used: each server counts rates and uploads separately',
      );
    }
    // A lost connection is restored automatically; an existing one is probed again.
    if (client.status !== 'ready') return;
    clearTimeout(timer);
    timer = setTimeout(() => void probe(), RETRY_MS);
    timer.unref();
  }

  /** Tests with a write: a full server or a replica responds, but cannot count. */
  async function probe(): Promise<void> {
    try {
      await client.set(`${prefix}probe`, '', 'EX', 60);
      state.isUp = true;
      if (state.isToldDown) log.warn('INTAKE_REDIS_URL works again: rates and uploads are counted together');
      state.isToldDown = false;
    } catch (error) {
      failed(error);
    }
  }

  client.on('error', failed);
  client.on('close', () => failed('the connection has ended'));
  await new Promise<void>((resolve) => {
    const patience = setTimeout(() => {
      if (!state.isUp) failed('it does not answer');
      resolve();
    }, START_WAIT_MS);
    client.on('ready', () => {
      void probe().then(() => {
        clearTimeout(patience);
        resolve();
      });
    });
    client.connect().catch(failed);
  });
  return {
    client,
    prefix,
    isUp: () => state.isUp,
    failed,
    close: () => {
      state.isClosed = true;
      clearTimeout(timer);
      client.disconnect();
    },
  };
}
