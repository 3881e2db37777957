import { addDays } from '../../../src/lib/addDays';

it.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-11-01', -1, '2026-10-31'],
  ['2027-12-31', 60, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});
