import { type Figure, figureTable, isMissed, median } from '../../../scripts/bench/figures';

const figure = (value: number, limit: Partial<Figure>): Figure => ({
  of: '/jobs/',
  what: 'longest task',
  value,
  unit: 'ms',
  ...limit,
});

it('takes the middle of the runs, of an even count the lower one', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 30, 20])).toBe(20);
  expect(median([])).toBeNaN();
});

it.each([
  [50, { atMost: 50 }, false],
  [51, { atMost: 50 }, true],
  [98, { atLeast: 98 }, false],
  [97, { atLeast: 98 }, true],
  [Number.NaN, { atMost: 50 }, true],
  [9999, {}, false],
])('%d with %j: missed %s', (value, limit, missed) => {
  expect(isMissed(figure(value, limit))).toBe(missed);
});

it('prints each figure beside its limit and says which is missed', () => {
  const lines = figureTable('tasks', [figure(62, { atMost: 50 }), figure(40, { atMost: 50 })]).split('\n');
  expect(lines.find((line) => line.includes('62 ms'))).toMatch(/≤ 50 ms.*missed/);
  expect(lines.find((line) => line.includes('40 ms'))).not.toContain('missed');
});
