/** A size in drawing units. */
export interface StageSize {
  width: number;
  height: number;
}

/** Path data of one strip of the stage's disc: the same slice on both plates, shifted differently. */
export interface StageStrip {
  a: string;
  b: string;
}

/** Sizes of the stage: for wide screens and upright ones. */
export const STAGE_SIZES = {
  wide: { width: 1600, height: 900 },
  tall: { width: 900, height: 1600 },
} as const satisfies Record<string, StageSize>;

/**
 * Horizontal shifts of the eight strips, as fractions of the radius. Fixed: the poster of the stage is its first frame.
 */
const SHIFTS = [-0.34, 0.12, -0.16, 0.3, -0.28, 0.2, -0.08, 0.36] as const;

/** Overlap of each strip with the next one, which prevents hairline gaps. */
const LAP = 2.5;

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Returns the disc of the home page, the menu and the stage's poster as path data, cut into eight strips per plate from
 * top to bottom.
 */
export function stageStrips({ width, height }: StageSize): StageStrip[] {
  const isTall = width < height;
  const radius = isTall ? width * 0.6 : height * 0.62;
  const centreX = isTall ? width * 0.62 : width * 0.7;
  const centreY = isTall ? height * 0.4 : height * 0.5;
  const thickness = (2 * radius) / SHIFTS.length;
  const halfWidth = (y: number) => Math.sqrt(Math.max(0, radius * radius - (y - centreY) ** 2));
  const slice = (index: number, shift: number) => {
    const top = centreY - radius + index * thickness;
    const bottom = Math.min(top + thickness + LAP, centreY + radius);
    const x = centreX + shift;
    const arc = `A${round(radius)} ${round(radius)} 0 0 0`;
    return (
      `M${round(x - halfWidth(top))} ${round(top)}${arc} ${round(x - halfWidth(bottom))} ${round(bottom)}` +
      `H${round(x + halfWidth(bottom))}${arc} ${round(x + halfWidth(top))} ${round(top)}z`
    );
  };
  return SHIFTS.map((shift, index) => ({
    a: slice(index, radius * shift * 0.8),
    b: slice(index, -radius * (SHIFTS[(index + 3) % SHIFTS.length] ?? 0) * 0.9 - radius * 0.38),
  }));
}
