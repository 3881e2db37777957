import { CELLS, COLOR_STEPS, type Fingerprint } from './fingerprint';

/** Two posters are also compared when shifted by up to this many cells: a disc slightly further left is the same disc. */
const REACH = 2;

const EDGE_BITS = 6;

const BITS = Uint8Array.from(
  { length: 1 << EDGE_BITS },
  (_, value) => value.toString(2).replaceAll('0', '').length,
);

/** All shifts, smallest first. */
const MOVES = Array.from({ length: (2 * REACH + 1) ** 2 }, (_, index) => ({
  x: (index % (2 * REACH + 1)) - REACH,
  y: Math.floor(index / (2 * REACH + 1)) - REACH,
})).toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

/** The distance at one shift; Infinity as soon as it exceeds `atMost`. */
function distanceMoved(
  a: Fingerprint,
  b: Fingerprint,
  move: { x: number; y: number },
  atMost: number,
): number {
  const columns = CELLS - Math.abs(move.x);
  const rows = CELLS - Math.abs(move.y);
  const cells = columns * rows;
  const [left, top] = [Math.max(0, -move.x), Math.max(0, -move.y)];
  // Read once: this loop is most of a comparison, and in Jest each use of a global or an import takes long.
  const { sqrt } = Math;
  const [side, steps, limit] = [CELLS, COLOR_STEPS, atMost * cells];
  const shift = move.y * side + move.x;
  let sum = 0;
  for (let row = top; row < top + rows; row += 1) {
    const from = row * side + left;
    for (let one = from; one < from + columns; one += 1) {
      const other = one + shift;
      const edges = BITS[(a.edges[one] as number) ^ (b.edges[other] as number)] as number;
      const l = (a.colors[3 * one] as number) - (b.colors[3 * other] as number);
      const greenRed = (a.colors[3 * one + 1] as number) - (b.colors[3 * other + 1] as number);
      const blueYellow = (a.colors[3 * one + 2] as number) - (b.colors[3 * other + 2] as number);
      sum += edges / EDGE_BITS + sqrt(l * l + greenRed * greenRed + blueYellow * blueYellow) / steps;
    }
    if (sum > limit) return Number.POSITIVE_INFINITY;
  }
  return sum / cells;
}

/**
 * The distance between two posters: the share of differing edge bits plus the colour distance in Oklab, minimised over
 * small shifts. 0 for the same drawing in the same colours. Infinity if above `atMost`, which lets the comparison stop
 * early.
 */
export function distanceBetween(
  a: Fingerprint,
  b: Fingerprint,
  atMost: number = Number.POSITIVE_INFINITY,
): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const move of MOVES) {
    nearest = Math.min(nearest, distanceMoved(a, b, move, Math.min(nearest, atMost)));
  }
  return nearest;
}
