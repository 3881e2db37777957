import { pill, rectangle } from '../geometry';
import { fill, type MotifFunction } from '../plates';
import { between } from '../prng';

/** Beads on rods, pushed to the left or right; the beads just moved are printed by both plates. */
export const abacus: MotifFunction = ({ width, height, isWide, seen, random }) => {
  const rods = (isWide ? 3 : height > width * 1.5 ? 6 : 4) + (random() < 0.5 ? 1 : 0);
  const beads = isWide ? 7 : 5;
  const pitch = height / rods;
  const margin = seen.left * 0.6;
  const bead = { width: (width - 2 * margin) / (beads + 1.7), height: pitch * 0.86 };
  const blur = bead.width * between(0.24, 0.36, random);
  let a = '';
  let b = '';
  let key = '';
  for (let rod = 0; rod < rods; rod += 1) {
    const middle = (rod + 0.5) * pitch;
    key += rectangle(0, middle - pitch * 0.03, width, pitch * 0.06);
    const left = 1 + Math.floor(random() * (beads - 1));
    for (let index = 0; index < beads; index += 1) {
      const isLeft = index < left;
      const x = isLeft ? margin + bead.width * index : width - margin - bead.width * (beads - index);
      const one = (shift: number) =>
        pill(x + shift, middle - bead.height / 2, bead.width * 0.97, bead.height);
      if (isLeft) a += one(0);
      else b += one(0);
      const isMoved = index === left - 1 || (index === left - 2 && rod % 2 === 0);
      if (isMoved) b += one(index === left - 1 ? blur : blur * 0.6);
    }
  }
  return { a: [fill(a)], b: [fill(b)], key: [fill(key)] };
};
