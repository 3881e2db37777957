import { clockRange, clockTime, isClockTime, timeExamples } from '../../../scripts/content/clockTime';
import { LOCALE_CODES } from '../../../src/content/locales';

it.each([
  ['de', '09:30', '9.30'],
  ['de', '18:00', '18'],
  ['de', '10:05', '10.05'],
  ['de', '00:00', '0'],
  ['en', '09:00', '9\u00a0am'],
  ['en', '17:30', '5.30\u00a0pm'],
  ['en', '10:05', '10.05\u00a0am'],
  ['en', '12:00', '12\u00a0pm'],
  ['en', '00:15', '12.15\u00a0am'],
] as const)('writes for %s %s as %s', (locale, time, written) => {
  expect(clockTime(time, locale)).toBe(written);
});

it.each([
  ['de', '9.30\u2060–\u206018'],
  ['en', '9.30\u00a0am\u00a0to\u00a06\u00a0pm'],
] as const)('keeps a range of times on one line (%s)', (locale, written) => {
  expect(clockRange('09:30', '18:00', locale)).toBe(written);
});

it.each(LOCALE_CODES)('takes the examples of the advice for times of day (%s)', (locale) => {
  for (const example of timeExamples(locale)) expect(isClockTime(example, locale)).toBe(true);
});

it.each([
  ['de', '9.30'],
  ['de', '09.30'],
  ['de', '23.59–0.30'],
  ['en', '9 am'],
  ['en', '9.30\u00a0am'],
  ['en', '9.30\u00a0am to 6\u00a0pm'],
] as const)('takes %s %s for a time of day', (locale, text) => {
  expect(isClockTime(text, locale)).toBe(true);
});

it.each([
  ['de', '25.00'],
  ['de', '9.60'],
  ['de', '9:30'],
  ['de', '9'],
  ['de', '9.30–10.00–11.00'],
  ['en', '9:30'],
  ['en', '9.30'],
  ['en', '18 pm'],
  ['en', '9am'],
  ['en', '9–10 am'],
  ['en', 'at 9.30 am'],
] as const)('takes %s %s for no time of day', (locale, text) => {
  expect(isClockTime(text, locale)).toBe(false);
});
