import { addMonths } from '../../../src/lib/addMonths';

it.each([
  ['2026-11-21', 6, '2027-05-21'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-06-30', 6, '2026-12-30'],
])('%s and %i months are %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});
