const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BITS = 5;
const CONTINUES = 1 << BITS;
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** Encodes ascending integers as text: their differences in 5-bit digits, small ones in one letter. */
export function encodePostings(numbers: readonly number[]): string {
  let before = 0;
  let written = '';
  for (const number of numbers) {
    let rest = number - before;
    before = number;
    while (rest >= CONTINUES) {
      written += DIGITS[CONTINUES + (rest % CONTINUES)];
      rest = Math.floor(rest / CONTINUES);
    }
    written += DIGITS[rest];
  }
  return written;
}

/** Decodes the output of {@link encodePostings}. */
export function decodePostings(written: string): number[] {
  const numbers: number[] = [];
  let before = 0;
  let value = 0;
  let shift = 0;
  for (const letter of written) {
    const digit = VALUES.get(letter) ?? 0;
    value += (digit % CONTINUES) << shift;
    shift += BITS;
    if (digit >= CONTINUES) continue;
    before += value;
    numbers.push(before);
    value = 0;
    shift = 0;
  }
  return numbers;
}
