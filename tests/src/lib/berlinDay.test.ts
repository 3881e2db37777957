import { berlinDay, daysBetween, isOpenOn, lastMinuteOf } from '../../../src/lib/berlinDay';

it.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-07-05T21:59:59Z', '2026-07-05'],
  ['2026-07-05T22:00:00Z', '2026-07-06'],
  ['2027-03-28T01:30:00Z', '2027-03-28'],
])('at %s it is %s in Berlin, in winter and in summer', (moment, day) => {
  expect(berlinDay(Date.parse(moment))).toBe(day);
});

it('knows the same day as the time zones of the runtime, at each full hour around all midnights and changes of 40 years', () => {
  const formatter = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' });
  const wrong: string[] = [];
  const end = Date.UTC(2040, 0, 1);
  for (let day = Date.UTC(2000, 0, 1); day < end; day += 86_400_000) {
    for (const ms of [-7_200_001, -7_200_000, -3_600_001, -3_600_000, 0, 3_599_999, 3_600_000]) {
      const time = day + ms;
      if (berlinDay(time) !== formatter.format(time)) wrong.push(new Date(time).toISOString());
    }
  }
  expect(wrong).toEqual([]);
});

it('asks the runtime for no time zone', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  berlinDay(0);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

it.each([
  ['2027-03-15', '2027-03-15T22:59:00.000Z'],
  ['2027-03-27', '2027-03-27T22:59:00.000Z'],
  ['2027-03-28', '2027-03-28T21:59:00.000Z'],
  ['2027-10-30', '2027-10-30T21:59:00.000Z'],
  ['2027-10-31', '2027-10-31T22:59:00.000Z'],
])('ends %s at %s, also on the days around a change of clocks', (day, moment) => {
  expect(new Date(lastMinuteOf(day)).toISOString()).toBe(moment);
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
