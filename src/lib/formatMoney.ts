import type { Currency } from '../config/countries';
import { formatNumber, type Region } from './formatNumber';

const NBSP = '\u00a0';

/** Whole amounts have no decimals, others get two: 17.5 => `17,50`. */
const amountOf = (value: number, region: Region) =>
  formatNumber(value, region, Number.isInteger(value) ? undefined : 2);

/**
 * Formats an amount, or a range of two, with the currency in the position usual in the region (domain rules, section
 * 22), e.g. `55.000 €`, `€ 48.000–55.000`, `CHF 55’000`, `€48,000 – €55,000`. Francs, for which no English range is
 * prescribed, have their code once there too: `CHF 48,000–55,000`. Spaces beside a currency are non-breaking.
 */
export function formatMoney(min: number, max: number, currency: Currency, region: Region): string {
  const isRange = max !== min;
  const [low, high] = [amountOf(min, region), amountOf(max, region)];
  if (region === 'en-GB' && currency === 'EUR') return isRange ? `€${low} – €${high}` : `€${low}`;
  const sign = currency === 'EUR' ? '€' : 'CHF';
  const amount = isRange ? `${low}–${high}` : low;
  const isSignBehind = region === 'de-DE' && currency === 'EUR';
  return isSignBehind ? `${amount}${NBSP}${sign}` : `${sign}${NBSP}${amount}`;
}
