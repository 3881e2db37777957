import { type Box, fitted, movedAlong } from '../lib/boxes';
import { CURTAIN_LOGO_WIDTH, LOGO_HEIGHT, LOGO_WIDTH } from '../theme/logo';

/** Where a picture lies on the screen. */
export interface PicturePlace {
  /** The picture itself. */
  image: Box;
  /** What is seen of it. */
  seen: Box;
}

/** The least distance (px) of a held poster from the edges of the screen, and from the logo. */
const MARGIN = 32;
/** Half the logo on the yellow sheet with room around it, in px. */
const LOGO = {
  width: CURTAIN_LOGO_WIDTH / 2 + MARGIN,
  height: (CURTAIN_LOGO_WIDTH * LOGO_HEIGHT) / LOGO_WIDTH / 2 + MARGIN,
};

/**
 * Where a poster waits on the yellow sheet: beside the logo, on upright screens above it. Most pages open with their
 * picture on that side.
 */
export function heldPlace(
  { image, seen }: PicturePlace,
  screen: Pick<Box, 'width' | 'height'>,
): PicturePlace {
  const [x, y] = [screen.width / 2, screen.height / 2];
  const isUpright = screen.width < screen.height;
  const room = isUpright
    ? { left: MARGIN, top: MARGIN, width: screen.width - 2 * MARGIN, height: y - LOGO.height - MARGIN }
    : {
        left: x + LOGO.width,
        top: MARGIN,
        width: x - LOGO.width - MARGIN,
        height: screen.height - 2 * MARGIN,
      };
  const held = fitted(seen, room, 'inside');
  return { image: movedAlong(image, seen, held), seen: held };
}

/** The place of a picture of these proportions that shows in a box and leaves nothing of it empty. */
export const coveringPlace = (image: Box, seen: Box): PicturePlace => ({
  image: fitted(image, seen, 'covering'),
  seen,
});

const px = (value: number) => `${Math.round(value * 100) / 100}px`;

/** The transform that moves an image of the given size from the corner of the screen to its place. */
export function imageTransform({ left, top, width }: Box, laidOut: Pick<Box, 'width'>): string {
  return `translate(${px(left)}, ${px(top)}) scale(${width / laidOut.width})`;
}

/** The part of the screen that is seen, as a clip path; `corner`: how round its lower right corner is, in shares of its sides. */
export function seenClip(
  { left, top, width, height }: Box,
  screen: Pick<Box, 'width' | 'height'>,
  corner: readonly [x: number, y: number] = [0, 0],
): string {
  const inset = [top, screen.width - left - width, screen.height - top - height, left].map(px).join(' ');
  // Without a corner it stays a plain rectangle, which is cheaper to draw in each frame.
  if (corner[0] === 0) return `inset(${inset})`;
  return `inset(${inset} round 0px 0px ${px(corner[0] * width)} 0px / 0px 0px ${px(corner[1] * height)} 0px)`;
}
