import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const HOUR_S = 3600;

/** How many applications and messages one address may send in an hour. */
export interface RateLimits {
  /** For one job, 0 for no limit. */
  perJob: number;
  /** Altogether, 0 for no limit. */
  perAddress: number;
}

/** Counts what is stored, never what is refused for its errors. */
export interface RateLimit {
  /** Counts one. @returns seconds to wait if that is one too many, else undefined. */
  take(address: string, job: string): Promise<number | undefined>;
  /** Gives one back that could not be stored after all. */
  giveBack(address: string, job: string): Promise<void>;
}

/** The network of an address: one line of an IPv6 provider has a whole /64. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [start = ''] = address.split('::');
  const groups = start.split(':').filter((group) => group !== '');
  return [...groups, ...Array.from({ length: 8 }, () => '0')].slice(0, 4).join(':');
}

/**
 * Counts in memory for an hour. Addresses are kept only as hashes with a salt of this process, which nobody can turn
 * back once it has ended (domain rules, section 19: at most 24 hours).
 */
export function createRateLimit({ perJob, perAddress }: RateLimits): RateLimit {
  const salt = randomBytes(32);
  const hash = (text: string) => createHmac('sha256', salt).update(text).digest('base64url');
  const limiters = [
    { points: perJob, keyOf: (address: string, job: string) => hash(`${networkOf(address)} ${job}`) },
    { points: perAddress, keyOf: (address: string) => hash(networkOf(address)) },
  ]
    .filter(({ points }) => points > 0)
    .map(({ points, keyOf }) => ({ keyOf, limiter: new RateLimiterMemory({ points, duration: HOUR_S }) }));

  return {
    async take(address, job) {
      const taken: (() => Promise<unknown>)[] = [];
      for (const { keyOf, limiter } of limiters) {
        const key = keyOf(address, job);
        try {
          await limiter.consume(key);
          taken.push(() => limiter.reward(key));
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error;
          await Promise.all(taken.map((undo) => undo()));
          return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        }
      }
      return undefined;
    },
    async giveBack(address, job) {
      await Promise.all(limiters.map(({ keyOf, limiter }) => limiter.reward(keyOf(address, job))));
    },
  };
}
