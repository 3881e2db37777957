/** Size in px. */
export interface Size {
  width: number;
  height: number;
}

/** A crop of a picture, in px of the original. */
export interface Crop extends Size {
  left: number;
  top: number;
}

/** Limits for photographs in their own ratio (width / height): no taller than a screen, no flatter than a strip. */
const OWN_RATIO = { min: 4 / 5, max: 21 / 9 } as const;

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/**
 * The largest crop of a ratio (width / height) centred on the focus as far as the edges allow. The focus is given in
 * shares of width and height from the top left.
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

/** Widths within this factor share one file; the larger file costs less than a seventh more bytes. */
const NEAR = 1.06;

/** The widths in px to make, ascending: those requested, limited to the available pixels and merged if close together. */
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
