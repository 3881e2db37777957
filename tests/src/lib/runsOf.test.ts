import { runsOf } from '../../../src/lib/runsOf';

it('cuts a list into runs of neighbours that match and that do not', () => {
  expect(runsOf([1, 3, 2, 4, 5], (number) => number % 2 === 1)).toEqual([
    { isMatch: true, start: 0, items: [1, 3] },
    { isMatch: false, start: 2, items: [2, 4] },
    { isMatch: true, start: 4, items: [5] },
  ]);
  expect(runsOf([], () => true)).toEqual([]);
});
