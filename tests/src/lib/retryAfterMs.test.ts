import { retryAfterMs } from '../../../src/lib/retryAfterMs';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  [undefined, undefined],
  [null, undefined],
  ['', undefined],
  ['30', 30_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['99999999', 99_999_999_000],
  ['soon', undefined],
])('takes Retry-After: %s for %s ms', (value, wait) => {
  expect(retryAfterMs(value, NOW)).toBe(wait);
});
