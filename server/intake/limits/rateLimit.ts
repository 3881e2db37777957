import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { AddressHash } from './addressHash';
import { type Network, networksOf } from './networks';
import type { SharedLimits } from './sharedLimits';

const HOUR_S = 3600;

/** How many applications and messages one address may send per hour; several times as many for wider IPv6 networks. */
export interface RateLimits {
  /** For one job; 0 for no limit. */
  perJob: number;
  /** In total; 0 for no limit. */
  perAddress: number;
}

/** Counts what is stored, not what is rejected for its errors. */
export interface RateLimit {
  /**
   * Counts one entry.
   *
   * @param job omitted if only the address counts
   * @returns seconds to wait if the limit is exceeded, otherwise undefined
   */
  take(address: string, job?: string): Promise<number | undefined>;
  /** Undoes the count of an entry that could not be stored after all. */
  refund(address: string, job?: string): Promise<void>;
}

/** A limit that copies of the intake share while the server works, and that each keeps on its own otherwise. */
class Counter {
  private readonly own: RateLimiterMemory;
  private readonly common: RateLimiterRedis | undefined;

  constructor(
    name: string,
    points: number,
    private readonly shared: SharedLimits | undefined,
  ) {
    this.own = new RateLimiterMemory({ points, duration: HOUR_S });
    this.common =
      shared &&
      new RateLimiterRedis({
        storeClient: shared.client,
        keyPrefix: `${shared.prefix}rate-${name}`,
        points,
        duration: HOUR_S,
      });
  }

  /**
   * The limiter's own fallback would do the same, but would not give the reason, and would wait for a hanging server
   * each time.
   * @throws RateLimiterRes
   */
  private async run<T>(step: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T> {
    const { shared, common } = this;
    if (!shared?.isUp() || !common) return step(this.own);
    try {
      return await step(common);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      shared.failed(error);
      return step(this.own);
    }
  }

  take = (key: string) => this.run((limiter) => limiter.consume(key));
  refund = (key: string) => this.run((limiter) => limiter.reward(key));
}

/**
 * Creates a limit per hour, counted in memory or together with other copies. Networks are stored only as hashes.
 *
 * @param shared omitted if there is only one copy
 * @param name distinguishes the counters of different limits
 */
export function createRateLimit(
  { perJob, perAddress }: RateLimits,
  hash: AddressHash,
  shared?: SharedLimits,
  name = '',
): RateLimit {
  const counters = new Map<string, Counter>();
  /** The counters for one sender, each with its key. */
  function countersOf(address: string, job: string | undefined): { counter: Counter; key: string }[] {
    const counterFor = (kind: string, limit: number, { name: network, factor }: Network, rest = '') => {
      if (limit === 0) return [];
      const id = `${name}${kind}-${factor}`;
      const counter = counters.get(id) ?? new Counter(id, limit * factor, shared);
      counters.set(id, counter);
      return [{ counter, key: hash(network + rest) }];
    };
    return networksOf(address).flatMap((network) => [
      ...(job === undefined ? [] : counterFor('job', perJob, network, ` ${job}`)),
      ...counterFor('all', perAddress, network),
    ]);
  }

  return {
    async take(address, job) {
      const all = countersOf(address, job);
      const results = await Promise.allSettled(all.map(({ counter, key }) => counter.take(key)));
      const refused = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as unknown] : [],
      );
      if (refused.length === 0) return undefined;
      // A rejected attempt is not counted anywhere.
      await Promise.all(all.map(({ counter, key }) => counter.refund(key)));
      const waits = refused.map((reason) => {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        return reason.msBeforeNext;
      });
      return Math.max(1, Math.ceil(Math.max(...waits) / 1000));
    },
    async refund(address, job) {
      await Promise.all(countersOf(address, job).map(({ counter, key }) => counter.refund(key)));
    },
  };
}
