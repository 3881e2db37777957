import { isClockTime } from '../../../scripts/content/clockTime';

it.each([
  ['de', '9.30'],
  ['de', '09.30'],
  ['de', '23.59–0.30'],
  ['en', '9:30'],
  ['en', '9:30–18:00'],
] as const)('takes %s %s for a time of day', (locale, text) => {
  expect(isClockTime(text, locale)).toBe(true);
});

it.each([
  ['de', '25.00'],
  ['de', '9.60'],
  ['de', '9:30'],
  ['de', '9'],
  ['de', '9.30–10.00–11.00'],
  ['en', '9.30'],
  ['en', 'at 9:30'],
] as const)('takes %s %s for no time of day', (locale, text) => {
  expect(isClockTime(text, locale)).toBe(false);
});
