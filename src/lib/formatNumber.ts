/** BCP 47 tag of the conventions for money, numbers and days, e.g. `de-AT`. */
export type Region = string;

interface Separators {
  group: string;
  decimal: string;
}

/**
 * Regions for which ICU's separators vary between versions or are missing; and the two that every page needs, because
 * the first use of the browser's locale data is slow on a phone.
 */
const FIXED: Readonly<Record<string, Separators>> = {
  'de-DE': { group: '.', decimal: ',' },
  'en-GB': { group: ',', decimal: '.' },
  'de-AT': { group: '.', decimal: ',' },
  'de-CH': { group: '’', decimal: '.' },
};

const known = new Map<Region, Separators>();

function separatorsOf(region: Region): Separators {
  let separators = FIXED[region] ?? known.get(region);
  if (!separators) {
    const parts = new Intl.NumberFormat(region).formatToParts(10_000.5);
    const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
    separators = { group: part('group'), decimal: part('decimal') };
    known.set(region, separators);
  }
  return separators;
}

/** Formats a number for a region, e.g. 55000.5 => `55.000,5`; `decimals` fixes the number of decimal places. */
export function formatNumber(value: number, region: Region, decimals?: number): string {
  const [whole = '', fraction] = (
    decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals)
  ).split('.');
  const { group, decimal } = separatorsOf(region);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${value < 0 ? '−' : ''}${grouped}${fraction === undefined ? '' : decimal + fraction}`;
}
