import { WALL_PAIRS, WALL_ROWS, type WallFormat } from '../../../src/config/posterWall';
import type { WallPlace } from '../../../src/content/view';

/** Formats of three posters side by side, row by row; the fourth row is like the first. */
const ROWS: readonly (readonly WallFormat[])[] = [
  ['L', 'P', 'S'],
  ['P', 'S', 'P'],
  ['S', 'P', 'L'],
];

/** The last row where threes do not come out even, by what is left: one more than a row of three, or two. */
const LAST_ROWS: readonly (readonly WallFormat[])[] = [[], ['P', 'S', 'P', 'S'], ['P', 'L']];

/** The format beside which the last poster would stand, were it not alone in two columns. */
const BESIDE = { L: 'L', P: 'S', S: 'P' } as const;

/** The name of a row that the styles know. @throws where they know none */
function nameOf<Name extends string>(row: readonly WallFormat[], names: readonly Name[]): Name {
  const initials = row.toSorted().join('');
  const name = names.find((known) => known === initials);
  if (name === undefined) throw new Error(`No row of a wall consists of ${initials}`);
  return name;
}

/** The places of five posters or more: rows of three, each filled from margin to margin, and pairs of the same posters. */
export function wallPlaces(count: number): WallPlace[] {
  const last = LAST_ROWS[count % 3] ?? [];
  const whole = Array.from({ length: (count - last.length) / 3 }, (_, index) => ROWS[index % 3] ?? []);
  const rows = last.length === 0 ? whole : [...whole, last];
  const formats = rows.flat();
  return rows
    .flatMap((row) => row.map((format) => ({ format, row: nameOf(row, WALL_ROWS) })))
    .map(({ format, row }, index) => {
      const other = formats[index % 2 === 0 ? index + 1 : index - 1] ?? BESIDE[format];
      return { format, pair: nameOf([format, other], WALL_PAIRS), row };
    });
}
