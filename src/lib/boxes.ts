/** A rectangle on the screen, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the intersection of two boxes; null if it is empty. */
export function overlapOf(a: Box, b: Box): Box | null {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** Returns the fraction (0 to 1) of a box that lies within another one. */
export function shareIn(box: Box, around: Box): number {
  const seen = overlapOf(box, around);
  return seen ? (seen.width * seen.height) / (box.width * box.height) : 0;
}

/**
 * Scales and centres a box of the given proportions in another one: as large as fits inside, or just large enough to
 * cover it.
 */
export function fitted(
  { width, height }: Pick<Box, 'width' | 'height'>,
  around: Box,
  how: 'inside' | 'covering',
): Box {
  const scales = [around.width / width, around.height / height];
  const scale = how === 'inside' ? Math.min(...scales) : Math.max(...scales);
  const size = { width: width * scale, height: height * scale };
  return {
    left: around.left + (around.width - size.width) / 2,
    top: around.top + (around.height - size.height) / 2,
    ...size,
  };
}

/** Returns a box after its container has been moved and scaled from one box to another. */
export function movedAlong(box: Box, from: Box, to: Box): Box {
  const [x, y] = [to.width / from.width, to.height / from.height];
  return {
    left: to.left + (box.left - from.left) * x,
    top: to.top + (box.top - from.top) * y,
    width: box.width * x,
    height: box.height * y,
  };
}
