import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { ownAddressHash } from '../intake/limits/addressHash';
import { type Network, networksOf } from '../intake/limits/networks';

/** `WWW-Authenticate` header of the response to a request without the password (RFC 7617). */
export const CHALLENGE = 'Basic realm="SFF preview", charset="UTF-8"';

/** Wrong passwords that one line may send in {@link WINDOW_S}; several times as many for wider IPv6 networks. */
const MAX_WRONG = 10;
const WINDOW_S = 60;

type Sent = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/** `wrong` also if no password was sent; with `retryAfter`, seconds, there were too many wrong ones before. */
export type PasswordVerdict = 'right' | 'wrong' | { retryAfter: number };

/** Options of {@link passwordCheck}. */
export interface PasswordOptions {
  /** Number of proxies in front whose X-Forwarded-For is trusted. */
  trustProxy: number;
  /** Called for the first wrong password of a network in a minute. */
  onWrong: () => void;
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Address of the visitor, chosen as Fastify does for its routes. */
function addressOf({ headers, socket }: Sent, trustProxy: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const known = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  const addresses = [socket.remoteAddress ?? '', ...known.toReversed()];
  return addresses[Math.min(trustProxy, addresses.length - 1)] ?? '';
}

/**
 * Returns a function that checks whether a request carries the password, with any user name. Hashes are compared in
 * constant time, so that the response time reveals nothing about a guess. After too many wrong ones, the right one is
 * not accepted either for a while, as it would end a series of guesses.
 */
export function passwordCheck(
  password: string,
  { trustProxy, onWrong }: PasswordOptions,
): (request: Sent) => Promise<PasswordVerdict> {
  const wanted = digestOf(password);
  const isRight = (authorization: string): boolean => {
    const [, login = ''] = /^basic +([\w+/=-]+)$/i.exec(authorization) ?? [];
    const pair = Buffer.from(login, 'base64').toString('utf8');
    const given = pair.slice(pair.indexOf(':') + 1);
    return timingSafeEqual(digestOf(given), wanted) && pair.includes(':');
  };
  const hash = ownAddressHash();
  const limiters = new Map<number, RateLimiterMemory>();
  const limiterFor = ({ factor }: Network): RateLimiterMemory => {
    const limiter =
      limiters.get(factor) ?? new RateLimiterMemory({ points: MAX_WRONG * factor, duration: WINDOW_S });
    limiters.set(factor, limiter);
    return limiter;
  };

  return async (request) => {
    const { authorization } = request.headers;
    // Browsers ask like this first; it is no guess.
    if (authorization === undefined) return 'wrong';
    const verdict = isRight(authorization) ? 'right' : 'wrong';
    const counts = await Promise.all(
      networksOf(addressOf(request, trustProxy)).map(async (network) => {
        const [limiter, key] = [limiterFor(network), hash(network.name)];
        const count: RateLimiterRes | null = await (verdict === 'right'
          ? limiter.get(key)
          : limiter.penalty(key));
        return { count, isOver: count !== null && count.consumedPoints > limiter.points };
      }),
    );
    // The first is the smallest network.
    if (verdict === 'wrong' && counts[0]?.count?.consumedPoints === 1) onWrong();
    const waits = counts.flatMap(({ count, isOver }) => (count && isOver ? [count.msBeforeNext] : []));
    return waits.length === 0 ? verdict : { retryAfter: Math.max(1, Math.ceil(Math.max(...waits) / 1000)) };
  };
}
