import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** Longest time a command may take, ms: whoever waits for it is a person who has just sent a form. */
const COMMAND_TIMEOUT_MS = 300;
/** Longest time the start waits for the server, ms. */
const START_WAIT_MS = 1_000;
/** How often it is tried whether a server that failed works again, ms. */
const RETRY_MS = 2_000;

/** A Redis or Valkey server by which several copies of the intake count together. */
export interface SharedLimits {
  readonly client: Redis;
  /** Start of every key. One hash slot, as scripts need several keys at once. */
  readonly prefix: string;
  /** Whether it works. While it does not, each copy counts alone. */
  isUp(): boolean;
  /** To be told of a command that failed: from then on each copy counts alone until the server answers again. */
  failed(error: unknown): void;
  /** Ends the connection. */
  close(): void;
}

/**
 * Connects to the server. One that is away or hangs holds nothing up: the connection goes on trying, and the log says
 * once that it is away and once that it is back.
 *
 * @param secret of the intake: copies that share it count together, others on the same server do not
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
    // Its timer runs even where the connection has long ended, and would hold up the end of the server.
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
      log.warn({ reason }, 'INTAKE_REDIS_URL cannot be used: each server counts rates and uploads alone');
    }
    // A connection that is gone comes back by itself; one that is there is tried again.
    if (client.status !== 'ready') return;
    clearTimeout(timer);
    timer = setTimeout(() => void probe(), RETRY_MS);
    timer.unref();
  }

  /** Writes: a server that is full or a replica answers, but cannot count. */
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
