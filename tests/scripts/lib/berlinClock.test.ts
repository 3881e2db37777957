import { berlinMinute } from '../../../scripts/lib/berlinClock.mjs';

it.each([
  ['2026-11-21T22:59:59Z', '2026-11-21T23:59'],
  ['2026-11-21T23:00:00Z', '2026-11-22T00:00'],
  ['2026-06-30T22:00:00Z', '2026-07-01T00:00'],
  ['2026-03-29T00:59:00Z', '2026-03-29T01:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00'],
])('at %s the clock in Berlin shows %s', (moment, minute) => {
  expect(berlinMinute(new Date(moment))).toBe(minute);
});

it('never goes back, also not in the hour that comes twice', () => {
  const start = Date.parse('2026-10-24T23:00:00Z');
  const minutes = Array.from({ length: 240 }, (_, index) => berlinMinute(new Date(start + index * 60_000)));
  expect(minutes).toEqual(minutes.toSorted());
  expect(minutes[0]).toBe('2026-10-25T01:00');
  expect(minutes.at(-1)).toBe('2026-10-25T03:59');
});
