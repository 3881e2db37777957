import { BACK_TO_TOP_SCROLL_PX } from '../../config/timers';

/** Distance of the link from the bottom edge of the screen, px. */
export const BACK_TO_TOP_EDGE_PX = 32;

/**
 * True if the link to the top is shown after scrolling from one position to another (CSS px; overscroll is negative and
 * counts as 0): on the way up, beyond 300 px. An unchanged position keeps its visibility.
 */
export function isBackToTopVisible(wasVisible: boolean, from: number, to: number): boolean {
  const y = Math.max(0, to);
  const isUp = y < from || (y === from && wasVisible);
  return isUp && y > BACK_TO_TOP_SCROLL_PX;
}
