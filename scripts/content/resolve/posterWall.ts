import { WALL_PAIRS, WALL_ROWS, type WallFormat } from '../../../src/config/posterWall';
import type { WallPlace } from '../../../src/content/view';

type Rows = readonly (readonly WallFormat[])[];

/** A wide poster with a narrow one, and three narrower ones, in turn. */
const FIVES: readonly Rows[] = [
  [
    ['L', 'P'],
    ['S', 'P', 'P'],
  ],
  [
    ['P', 'L'],
    ['P', 'S', 'P'],
  ],
];

/** The last rows, by the remainder of the division by five; the last poster is wide, so that it can fill a row alone. */
const LAST_ROWS: readonly Rows[] = [
  [
    ['P', 'S', 'P'],
    ['P', 'L'],
  ],
  [
    ['P', 'L'],
    ['L', 'P'],
    ['P', 'L'],
  ],
  [['P', 'L']],
  [
    ['S', 'P', 'P'],
    ['P', 'S', 'P'],
    ['P', 'L'],
  ],
  [
    ['L', 'P'],
    ['P', 'L'],
  ],
];

/** The name of a row in the styles. @throws if there is none */
function nameOf<Name extends string>(row: readonly WallFormat[], names: readonly Name[]): Name {
  const initials = row.toSorted().join('');
  const name = names.find((known) => known === initials);
  if (name === undefined) throw new Error(`No row of a wall consists of ${initials}`);
  return name;
}

/** The places of five or more posters: rows of two and three that fill the width, and the pairs they form in two columns. */
export function wallPlaces(count: number): WallPlace[] {
  const last = LAST_ROWS[count % 5] ?? [];
  const fives = Array.from(
    { length: (count - last.flat().length) / 5 },
    (_, index) => FIVES[index % 2] ?? [],
  );
  const rows = [...fives.flat(), ...last];
  const formats = rows.flat();
  return rows
    .flatMap((row) => row.map((format) => ({ format, row: nameOf(row, WALL_ROWS) })))
    .map(({ format, row }, index) => {
      const start = index - (index % 2);
      return { format, pair: nameOf(formats.slice(start, start + 2), WALL_PAIRS), row };
    });
}
