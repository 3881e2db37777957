/** The value of a field that begins like a number, as people write numbers, with a unit. */
const WRITTEN =
  /(?<=(?<!\\)"\s*:\s*)(-?\d+(?:[.,'’ \u00a0\u202f]\d+)*)(?:[ \u00a0\u202f]*([%€$£]|\p{L}+\.?))?(?=[\s,}\]]|$)/gu;

const GROUPED = /^-?[1-9]\d{0,2}(?:[.,'’ \u00a0\u202f]\d{3})+(?=$|[.,]\d{1,2}$)/;

const DECIMAL = /^-?\d+[.,]\d+$/;

/** A number as JSON writes it; undefined if it can mean several. */
function numberOf(written: string): string | undefined {
  const [grouped = ''] = GROUPED.exec(written) ?? [];
  const plain = grouped.replaceAll(/[^\d-]/g, '') + written.slice(grouped.length).replace(',', '.');
  return /^-?\d+$/.test(plain) || DECIMAL.test(plain) ? String(Number(plain)) : undefined;
}

/**
 * What to write instead of a number in the form of a language (`15,50`, `47 000`, `47’000`) or with a unit, at which JSON
 * breaks off; undefined if no such number stands at the offset.
 */
export function writtenNumberFix(text: string, offset: number): string | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(start).split('\n');
  for (const { index, 0: whole, 1: written = '', 2: unit } of line.matchAll(WRITTEN)) {
    const at = start + index;
    if (offset <= at || offset >= at + whole.length) continue;
    const number = numberOf(written);
    if (number === undefined) return undefined;
    if (unit !== undefined) return `write the number alone: ${number}`;
    return number.includes('.') ? `decimals follow a point: write ${number}` : `write ${number}`;
  }
  return undefined;
}
