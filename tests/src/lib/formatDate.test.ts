import { formatDate, formatDateRange } from '../../../src/lib/formatDate';

it.each([
  ['de-DE', '5.\u00a0Januar 2026'],
  ['de-AT', '5.\u00a0Jänner 2026'],
  ['de-CH', '5.\u00a0Januar 2026'],
  ['en-GB', '5\u00a0January 2026'],
] as const)('writes a day in %s in words', (region, text) => {
  expect(formatDate('2026-01-05', region)).toBe(text);
});

it('knows every month', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-28`);
  const expected = months.map((day) =>
    new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })
      .format(new Date(day))
      .replace('. ', '.\u00a0'),
  );
  expect(months.map((day) => formatDate(day, 'de-DE'))).toEqual(expected);
});

it.each([
  ['2024-09-26', '2024-09-26', '26.\u00a0September 2024', '26\u00a0September 2024'],
  ['2024-09-26', '2024-09-27', '26.–27.\u00a0September 2024', '26–27\u00a0September 2024'],
  [
    '2024-09-30',
    '2024-10-01',
    '30.\u00a0September – 1.\u00a0Oktober 2024',
    '30\u00a0September – 1\u00a0October 2024',
  ],
  [
    '2024-12-31',
    '2025-01-01',
    '31.\u00a0Dezember 2024 – 1.\u00a0Januar 2025',
    '31\u00a0December 2024 – 1\u00a0January 2025',
  ],
])('writes the days from %s to %s without saying anything twice', (first, last, german, english) => {
  expect(formatDateRange(first, last, 'de-DE')).toBe(german);
  expect(formatDateRange(first, last, 'en-GB')).toBe(english);
});

it('refuses what is not a day', () => {
  expect(() => formatDate('5.1.2026', 'de-DE')).toThrow('"5.1.2026" is not a day');
  expect(() => formatDate('2026-13-01', 'de-DE')).toThrow(RangeError);
});
