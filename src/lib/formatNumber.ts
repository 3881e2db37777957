/** Regions whose customs the site prints money, numbers and days by. */
export type Region = 'de-DE' | 'de-AT' | 'de-CH' | 'en-GB';

/** Separators of thousands and decimals. Fixed here, because ICU changes them from version to version. */
const SEPARATORS: Record<Region, { group: string; decimal: string }> = {
  'de-DE': { group: '.', decimal: ',' },
  'de-AT': { group: '.', decimal: ',' },
  'de-CH': { group: '’', decimal: '.' },
  'en-GB': { group: ',', decimal: '.' },
};

/** A number as printed in a region, e.g. 55000.5 => `55.000,5`; `decimals` fixes the digits behind the point. */
export function formatNumber(value: number, region: Region, decimals?: number): string {
  const [whole = '', fraction] = (
    decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals)
  ).split('.');
  const { group, decimal } = SEPARATORS[region];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${value < 0 ? '−' : ''}${grouped}${fraction === undefined ? '' : decimal + fraction}`;
}
