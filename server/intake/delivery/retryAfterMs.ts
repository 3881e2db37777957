import { LONGEST_WAIT_MS } from './deliveryChannel';

/**
 * Parses `Retry-After` (seconds or a date, RFC 9110, section 10.2.3) to ms, at most {@link LONGEST_WAIT_MS}; undefined
 * if it is missing or invalid.
 */
export function retryAfterMs(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}
