import { formatMoney } from '../../../src/lib/formatMoney';
import { formatNumber } from '../../../src/lib/formatNumber';

it.each([
  ['de-DE', 'EUR', '55.000\u00a0€', '48.000–55.000\u00a0€'],
  ['de-AT', 'EUR', '€\u00a055.000', '€\u00a048.000–55.000'],
  ['de-CH', 'CHF', 'CHF\u00a055’000', 'CHF\u00a048’000–55’000'],
  ['en-GB', 'EUR', '€55,000', '€48,000 – €55,000'],
  ['en-GB', 'CHF', 'CHF\u00a055,000', 'CHF\u00a048,000–55,000'],
  ['de-DE', 'CHF', 'CHF\u00a055.000', 'CHF\u00a048.000–55.000'],
] as const)(
  'prints an amount and a range in %s and %s as readers there know it',
  (region, currency, amount, range) => {
    expect(formatMoney(55000, 55000, currency, region)).toBe(amount);
    expect(formatMoney(48000, 55000, currency, region)).toBe(range);
  },
);

it('gives cents two digits and leaves whole amounts whole', () => {
  expect(formatMoney(17.5, 17.5, 'EUR', 'de-DE')).toBe('17,50\u00a0€');
  expect(formatMoney(17, 18.25, 'EUR', 'en-GB')).toBe('€17 – €18.25');
});

it('groups thousands from the right, whatever the length', () => {
  const numbers = [0, 7, 999, 1000, 12345, 1234567].map((value) => formatNumber(value, 'de-DE'));
  expect(numbers).toEqual(['0', '7', '999', '1.000', '12.345', '1.234.567']);
  expect(formatNumber(-1234.5, 'de-CH')).toBe('−1’234.5');
});
