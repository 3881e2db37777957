/** Size in px. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in px of the whole. */
export interface Crop extends Size {
  left: number;
  top: number;
}

/** Photographs that keep their own proportion are cropped to these, width by height: no higher than a screen, no flatter than a strip. */
const OWN_RATIO = { min: 4 / 5, max: 21 / 9 } as const;

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/**
 * The largest part of a picture with a ratio (width by height) that has the focus as near to its middle as the edges allow.
 * A focus is a share of width and height, from the top left.
 */
export function cropTo(
  { width, height }: Size,
  ratio: number | 'own',
  [x = 0.5, y = 0.5]: readonly number[] = [],
): Crop {
  const own = width / height;
  const wanted = ratio === 'own' ? within(own, OWN_RATIO.min, OWN_RATIO.max) : ratio;
  const size =
    own > wanted
      ? { width: Math.max(1, Math.round(height * wanted)), height }
      : { width, height: Math.max(1, Math.round(width / wanted)) };
  return {
    left: Math.round(within(x * width - size.width / 2, 0, width - size.width)),
    top: Math.round(within(y * height - size.height / 2, 0, height - size.height)),
    ...size,
  };
}

/** A wider file that is at most this much wider serves as well: the difference is fewer bytes than a seventh. */
const NEAR = 1.06;

/** The widths in px to make, ascending: those asked for, as far as the picture has the pixels, one for those that are near each other. */
export function widthsToMake(asked: readonly number[], available: number): number[] {
  const made: number[] = [];
  for (const width of [...new Set(asked.map((wanted) => Math.min(wanted, available)))].toSorted(
    (a, b) => b - a,
  )) {
    const last = made.at(-1);
    if (last === undefined || last / width > NEAR) made.push(width);
  }
  return made.toReversed();
}
