import { discSlice, type Point } from '../geometry';
import { fill, type MotifFunction } from '../plates';

/** Sideways moves of the eight strips in shares of the radius. Fixed, because the first frame of the moving stage is this poster. */
const SHIFTS = [-0.34, 0.12, -0.16, 0.3, -0.28, 0.2, -0.08, 0.36] as const;

/** The eight strips of each plate as path data, from top to bottom, in the px of the sheet. */
export interface StageStrips {
  a: string[];
  b: string[];
}

/** Cuts the disc of the home page's stage for a sheet of the given size in px; upright sheets have their own composition. */
export function stageStrips(width: number, height: number): StageStrips {
  const isUpright = width < height;
  const radius = isUpright ? width * 0.6 : height * 0.62;
  const centre: Point = isUpright ? [width * 0.62, height * 0.4] : [width * 0.7, height * 0.5];
  const thickness = (2 * radius) / SHIFTS.length;
  const strip = (index: number, shift: number) => {
    const top = centre[1] - radius + index * thickness;
    return discSlice(centre, radius, top, top + thickness, shift);
  };
  return {
    a: SHIFTS.map((shift, index) => strip(index, radius * shift * 0.8)),
    b: SHIFTS.map((_, index) => {
      const shift = SHIFTS[(index + 3) % SHIFTS.length] ?? 0;
      return strip(index, -radius * shift * 0.9 - radius * 0.38);
    }),
  };
}

/** The disc of the home page, cut into eight strips per plate: two ideas that do not fit perfectly. */
export const stage: MotifFunction = ({ width, height }) => {
  const { a, b } = stageStrips(width, height);
  return { a: [fill(a.join(''))], b: [fill(b.join(''))], key: [] };
};
