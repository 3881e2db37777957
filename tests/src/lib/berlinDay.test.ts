import { berlinDay, daysBetween, isOpenOn } from '../../../src/lib/berlinDay';

it.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-07-05T21:59:59Z', '2026-07-05'],
  ['2026-07-05T22:00:00Z', '2026-07-06'],
  ['2027-03-28T01:30:00Z', '2027-03-28'],
])('at %s it is %s in Berlin, in winter and in summer', (moment, day) => {
  expect(berlinDay(Date.parse(moment))).toBe(day);
});

it('makes what formats days once, for a list asks for the day of each of its rows', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  for (const moment of [0, 1, 2]) berlinDay(moment);
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  made.mockRestore();
});

it('keeps a job open to the end of its last day', () => {
  expect(isOpenOn('2026-12-31', '2026-12-31')).toBe(true);
  expect(isOpenOn('2026-12-31', '2027-01-01')).toBe(false);
  expect(isOpenOn(undefined, '2099-01-01')).toBe(true);
});

it.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-12-31', '2027-01-01', 1],
  ['2027-03-27', '2027-03-29', 2],
  ['2026-11-22', '2026-11-21', -1],
])('counts from %s to %s', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
