import { HEADER_HIDE_THRESHOLD_PX } from '../../config/timers';

/** Scroll position of the page and state of the header there. */
export interface HeaderScroll {
  /** Scroll position in CSS px, never below 0. */
  y: number;
  isHidden: boolean;
  /** true: a bar in the page's colour; false: transparent at the top of the page. */
  isBar: boolean;
}

/** State of the header at the top of a page. */
export const HEADER_AT_TOP: HeaderScroll = { y: 0, isHidden: false, isBar: false };

/**
 * Returns the header's state after scrolling to `scrollY` (CSS px; overscroll is negative and counts as 0): hidden on
 * the way down, shown on the way up, and always shown if `mustStay` (focus inside, menu not closed). While it hides it
 * keeps its look, so that leaving the top of the page does not flash a bar.
 */
export function nextHeaderScroll(previous: HeaderScroll, scrollY: number, mustStay: boolean): HeaderScroll {
  const y = Math.max(0, scrollY);
  const isDown = y > previous.y || (y === previous.y && previous.isHidden);
  const isHidden = !mustStay && y > HEADER_HIDE_THRESHOLD_PX && isDown;
  return { y, isHidden, isBar: isHidden ? previous.isBar : y > HEADER_HIDE_THRESHOLD_PX };
}
