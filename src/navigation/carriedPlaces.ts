import { type Box, fitted, movedAlong } from '../lib/boxes';
import { CURTAIN_LOGO_WIDTH, LOGO_HEIGHT, LOGO_WIDTH } from '../theme/logo';

/** Where a picture is on the screen. */
export interface PicturePlace {
  /** Box of the picture itself. */
  image: Box;
  /** Box of its visible part. */
  seen: Box;
}

/** Least distance (px) of a held poster from the edges of the screen and from the logo. */
const MARGIN = 32;
/** Half the logo on the yellow sheet plus margin, px. */
const LOGO = {
  width: CURTAIN_LOGO_WIDTH / 2 + MARGIN,
  height: (CURTAIN_LOGO_WIDTH * LOGO_HEIGHT) / LOGO_WIDTH / 2 + MARGIN,
};

/**
 * The place where a poster is held on the yellow sheet: to the right of the logo, on upright screens above it. Most
 * pages open with their picture on that side.
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

/** The place of a picture of these proportions that fills a box completely. */
export const coveringPlace = (image: Box, seen: Box): PicturePlace => ({
  image: fitted(image, seen, 'covering'),
  seen,
});

const px = (value: number) => `${Math.round(value * 100) / 100}px`;

/** The transform that moves an image of the given size from the corner of the screen to its box. */
export function imageTransform({ left, top, width }: Box, laidOut: Pick<Box, 'width'>): string {
  return `translate(${px(left)}, ${px(top)}) scale(${width / laidOut.width})`;
}

/**
 * Clip path of the visible part of the screen; `corner`: radius of its lower right corner, as fractions of its width
 * and height.
 */
export function seenClip(
  { left, top, width, height }: Box,
  screen: Pick<Box, 'width' | 'height'>,
  corner: readonly [x: number, y: number] = [0, 0],
): string {
  const inset = [top, screen.width - left - width, screen.height - top - height, left].map(px).join(' ');
  // A plain rectangle is cheaper to draw in each frame.
  if (corner[0] === 0) return `inset(${inset})`;
  return `inset(${inset} round 0px 0px ${px(corner[0] * width)} 0px / 0px 0px ${px(corner[1] * height)} 0px)`;
}
