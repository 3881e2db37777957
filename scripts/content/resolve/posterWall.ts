import { WALL_PAIRS, WALL_ROWS, type WallFormat } from '../../../src/config/posterWall';
import type { WallPlace } from '../../../src/content/view';

/** Formats of three posters per row; the fourth row repeats the first. */
const ROWS: readonly (readonly WallFormat[])[] = [
  ['L', 'P', 'S'],
  ['P', 'S', 'P'],
  ['S', 'P', 'L'],
];

/** The last row, by the remainder of the division by three: four posters, or two. */
const LAST_ROWS: readonly (readonly WallFormat[])[] = [[], ['P', 'S', 'P', 'S'], ['P', 'L']];

/** Assumed neighbour of a single last poster in the two-column layout. */
const BESIDE = { L: 'L', P: 'S', S: 'P' } as const;

/** The row name used in the styles. @throws if there is none */
function nameOf<Name extends string>(row: readonly WallFormat[], names: readonly Name[]): Name {
  const initials = row.toSorted().join('');
  const name = names.find((known) => known === initials);
  if (name === undefined) throw new Error(`No row of a wall consists of ${initials}`);
  return name;
}

/** The places of five or more posters: rows of three that fill the width, and the pairs they form in two columns. */
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
