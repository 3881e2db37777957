import { BACK_TO_TOP_SCROLL_PX } from '../../../src/config/timers';
import { isBackToTopVisible } from '../../../src/layout/BackToTop/backToTopScroll';

it.each([
  [false, 400, BACK_TO_TOP_SCROLL_PX + 1, true],
  [false, 400, BACK_TO_TOP_SCROLL_PX, false],
  [true, BACK_TO_TOP_SCROLL_PX + 2, BACK_TO_TOP_SCROLL_PX + 1, true],
  [true, BACK_TO_TOP_SCROLL_PX + 1, BACK_TO_TOP_SCROLL_PX, false],
  [true, 400, 401, false],
  [false, 400, 900, false],
  [true, 500, 500, true],
  [false, 500, 500, false],
  [true, 400, -20, false],
])('shown before: %s, from %d to %d px: %s', (wasVisible, from, to, isVisible) => {
  expect(isBackToTopVisible(wasVisible, from, to)).toBe(isVisible);
});
