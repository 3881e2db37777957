import { weekdayExamples, weekdaysOf } from '../../../scripts/content/weekdays';
import { LOCALES } from '../../../src/content/locales';

afterEach(() => jest.restoreAllMocks());

it.each([
  ['de', 'Mo–Fr', [1, 2, 3, 4, 5]],
  ['de', 'Sa, Mo', [6, 1]],
  ['en', 'Sat–Mon', [6, 0, 1]],
  ['de', 'Mo bis Fr', undefined],
  ['de', 'Mon–Fri', undefined],
] as const)('reads %s %s', (locale, days, expected) => {
  expect(weekdaysOf(days, locale)).toEqual(expected);
});

it('gives examples that it reads, with or without the full stops of the language', () => {
  jest.replaceProperty(LOCALES.en, 'intl', 'fr-FR' as 'en-GB');
  expect(weekdayExamples('en')).toBe('"lun.–ven." or "lun.–jeu., sam."');
  expect(weekdaysOf('lun.–jeu., sam.', 'en')).toEqual([1, 2, 3, 4, 6]);
  expect(weekdaysOf('lun–jeu, sam', 'en')).toEqual([1, 2, 3, 4, 6]);
});
