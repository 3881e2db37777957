import { isOpenAt } from '../../../src/lib/isOpenAt';

const WEEK = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }];

describe('a house that is open from Monday to Friday, 9 to 18', () => {
  it.each([
    ['on Monday at 9:00 in winter', '2026-11-23T08:00Z', true],
    ['a minute earlier', '2026-11-23T07:59Z', false],
    ['on Friday at 17:59 in summer', '2026-07-03T15:59Z', true],
    ['at 18:00', '2026-07-03T16:00Z', false],
    ['on Saturday', '2026-11-28T11:00Z', false],
    ['on Sunday night in Honolulu, which is Monday morning in Berlin', '2026-11-22T23:30-10:00', true],
  ])('%s', (_when, time, isOpen) => {
    expect(isOpenAt(WEEK, Date.parse(time))).toBe(isOpen);
  });

  it.each([
    ['on a holiday', '2026-12-24T11:00Z', false],
    ['on the day before it', '2026-12-23T11:00Z', true],
    ['on the evening before it in Honolulu, when it is a holiday in Berlin', '2026-12-23T22:30-10:00', false],
  ])('has days on which it is closed: %s', (_when, time, isOpen) => {
    expect(isOpenAt(WEEK, Date.parse(time), ['2026-12-24', '2026-12-25'])).toBe(isOpen);
  });

  it('has further hours on other days', () => {
    const hours = [...WEEK, { days: [6], opens: '10:00', closes: '14:00' }];
    expect(isOpenAt(hours, Date.parse('2026-11-28T11:00Z'))).toBe(true);
    expect(isOpenAt([], Date.parse('2026-11-23T11:00Z'))).toBe(false);
  });
});
