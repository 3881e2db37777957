/**
 * Parses the header `Retry-After` (seconds or a date, RFC 9110, section 10.2.3) to ms from `now`, at least 0; undefined
 * if it is missing or invalid.
 */
export function retryAfterMs(value: string | null | undefined, now: number): number | undefined {
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}
